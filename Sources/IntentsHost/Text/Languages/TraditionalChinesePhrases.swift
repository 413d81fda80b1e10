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
        actions: actions(traditionalChineseAction),
        reasons: traditionalChineseReasons
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

    private static let traditionalChineseReasons: [ResponseReason: String] = [
        .account: "找不到該帳戶。",
        .airplane: "請先關閉飛航模式。",
        .setup: "請先設定 App。",
        .bill: "找不到該帳單。",
        .call: "已有通話正在進行。",
        .service: "該服務目前無法使用。",
        .password: "該備忘錄受密碼保護，無法更改。",
        .contact: "App 無法聯絡此聯絡人。",
        .credentials: "請先在 App 中登入。",
        .funds: "帳戶餘額不足。",
        .number: "電話號碼無效。",
        .streams: "你的帳戶正在過多裝置上播放。",
        .attribute: "無法更改該訊息。",
        .message: "找不到該訊息。",
        .messages: "找到的訊息過多。",
        .bank: "請先在 App 中加入銀行帳戶。",
        .workout: "找不到這樣的體能訓練。",
        .unplayed: "沒有新內容可以播放。",
        .eligible: "你的帳戶不能這樣做。",
        .ongoing: "已有體能訓練正在進行。",
        .maximum: "金額過高。",
        .minimum: "金額過低。",
        .currency: "App 不支援此貨幣。",
        .feedback: "請先評價上一次行程。",
        .area: "此區域不提供服務。",
        .ride: "你的上一次行程還沒有結束。",
        .schedule: "時間太遠了。",
        .restricted: "此內容受限制。",
        .terms: "請先在 App 中同意條款。",
        .device: "無法將通話轉到其他裝置。",
        .media: "App 不支援這種媒體。",
        .confirmation: "請在 App 中確認。",
    ]
}
