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
        actions: actions(simplifiedChineseAction),
        reasons: simplifiedChineseReasons
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

    private static let simplifiedChineseReasons: [ResponseReason: String] = [
        .account: "找不到该账户。",
        .airplane: "请先关闭飞行模式。",
        .setup: "请先设置 App。",
        .bill: "找不到该账单。",
        .call: "已有通话正在进行。",
        .service: "该服务目前不可用。",
        .password: "该备忘录受密码保护，无法更改。",
        .contact: "App 无法联系此联系人。",
        .credentials: "请先在 App 中登录。",
        .funds: "账户余额不足。",
        .number: "电话号码无效。",
        .streams: "你的账户正在过多设备上播放。",
        .attribute: "无法更改该信息。",
        .message: "找不到该信息。",
        .messages: "找到的信息过多。",
        .bank: "请先在 App 中添加银行账户。",
        .workout: "找不到这样的体能训练。",
        .unplayed: "没有新内容可以播放。",
        .eligible: "你的账户不能这样做。",
        .ongoing: "已有体能训练正在进行。",
        .maximum: "金额过高。",
        .minimum: "金额过低。",
        .currency: "App 不支持此货币。",
        .feedback: "请先评价上一次行程。",
        .area: "此区域不提供服务。",
        .ride: "你的上一次行程还没有结束。",
        .schedule: "时间太远了。",
        .restricted: "此内容受限制。",
        .terms: "请先在 App 中同意条款。",
        .device: "无法将通话转到其他设备。",
        .media: "App 不支持这种媒体。",
        .confirmation: "请在 App 中确认。",
    ]
}
