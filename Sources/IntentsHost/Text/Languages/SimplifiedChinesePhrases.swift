extension IntentHostPhrases {
    /// The phrases in simplified Chinese.
    static let simplifiedChinese = IntentHostPhrases(
        language: "zh-Hans",
        yes: "是",
        no: "否",
        yesWords: ["是", "是的", "对", "好", "好的", "可以", "确定", "ok", "okay", "yes", "1"],
        noWords: ["否", "不", "不是", "不要", "不用", "no", "0"],
        cancelWords: ["取消", "算了"],
        value: "“${displayName}”要设为什么？",
        disambiguationIntroduction: "有${count}个选项。",
        disambiguationOfOne: "有一个选项。",
        disambiguationSelection: "选哪一个？",
        confirmation: "${value}对吗？",
        unsupported: "“${displayName}”不能用这个值。",
        noOptions: "“${displayName}”没有可选的内容。",
        notUnderstood: "没有听懂。",
        ready: "要${action}吗？",
        success: "已完成。",
        inProgress: "正在进行。",
        failure: "出了问题：无法${action}。",
        timeOut: "用时太长了。",
        span: "${start}至${end}",
        sentenceSeparator: "",
        actions: actions(simplifiedChineseAction)
    )

    private static func simplifiedChineseAction(_ verb: IntentVerb) -> Action {
        switch verb {
        case .do: Action("执行这项操作")
        case .run: Action("运行")
        case .go: Action("前往")
        case .view: Action("查看")
        case .open: Action("打开")
        case .order: Action("下单")
        case .book: Action("预订")
        case .buy: Action("购买")
        case .start: Action("开始")
        case .startNavigation: Action("开始导航")
        case .share: Action("分享")
        case .post: Action("发布")
        case .send: Action("发送")
        case .create: Action("创建")
        case .add: Action("添加")
        case .search: Action("搜索")
        case .find: Action("查找")
        case .filter: Action("筛选")
        case .download: Action("下载")
        case .get: Action("获取")
        case .set: Action("设置")
        case .request: Action("提出请求")
        case .toggle: Action("切换")
        case .checkIn: Action("签到")
        case .check: Action("检查")
        case .play: Action("播放")
        }
    }
}
