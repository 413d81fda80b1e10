extension IntentHostPhrases {
    /// The phrases in traditional Chinese.
    static let traditionalChinese = IntentHostPhrases(
        language: "zh-Hant",
        yes: "是",
        no: "否",
        yesWords: ["是", "是的", "對", "好", "好的", "可以", "確定", "ok", "okay", "yes", "1"],
        noWords: ["否", "不", "不是", "不要", "不用", "no", "0"],
        cancelWords: ["取消", "算了"],
        value: "「${displayName}」要設為什麼？",
        disambiguationIntroduction: "有${count}個選項。",
        disambiguationOfOne: "有一個選項。",
        disambiguationSelection: "選哪一個？",
        confirmation: "${value}對嗎？",
        unsupported: "「${displayName}」不能用這個值。",
        noOptions: "「${displayName}」沒有可選的內容。",
        notUnderstood: "沒有聽懂。",
        ready: "要${action}嗎？",
        success: "已完成。",
        inProgress: "正在進行。",
        failure: "發生問題：無法${action}。",
        timeOut: "花費的時間太長了。",
        span: "${start}至${end}",
        sentenceSeparator: "",
        actions: actions(traditionalChineseAction)
    )

    private static func traditionalChineseAction(_ verb: IntentVerb) -> Action {
        switch verb {
        case .do: Action("執行這項操作")
        case .run: Action("執行")
        case .go: Action("前往")
        case .view: Action("檢視")
        case .open: Action("打開")
        case .order: Action("下單")
        case .book: Action("預訂")
        case .buy: Action("購買")
        case .start: Action("開始")
        case .startNavigation: Action("開始導航")
        case .share: Action("分享")
        case .post: Action("發布")
        case .send: Action("傳送")
        case .create: Action("建立")
        case .add: Action("加入")
        case .search: Action("搜尋")
        case .find: Action("尋找")
        case .filter: Action("篩選")
        case .download: Action("下載")
        case .get: Action("取得")
        case .set: Action("設定")
        case .request: Action("提出請求")
        case .toggle: Action("切換")
        case .checkIn: Action("簽到")
        case .check: Action("檢查")
        case .play: Action("播放")
        }
    }
}
