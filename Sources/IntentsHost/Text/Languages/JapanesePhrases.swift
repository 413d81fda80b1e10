extension IntentHostPhrases {
    /// The phrases in Japanese.
    static let japanese = IntentHostPhrases(
        language: "ja",
        yes: "はい",
        no: "いいえ",
        yesWords: ["はい", "ええ", "うん", "そうです", "お願いします", "ok", "okay", "オーケー", "yes", "1"],
        noWords: ["いいえ", "いや", "ううん", "違います", "no", "0"],
        cancelWords: ["キャンセル", "やめる", "やめて"],
        value: "「${displayName}」は何にしますか？",
        disambiguationIntroduction: "候補が${count}件あります。",
        disambiguationOfOne: "候補が1件あります。",
        disambiguationSelection: "どれにしますか？",
        confirmation: "${value}でよろしいですか？",
        unsupported: "「${displayName}」には使えません。",
        noOptions: "「${displayName}」の選択肢がありません。",
        notUnderstood: "聞き取れませんでした。",
        ready: "${action}準備ができました。続けますか？",
        success: "完了しました。",
        inProgress: "実行中です。",
        failure: "問題が起きました。${action}ことができませんでした。",
        timeOut: "時間がかかりすぎました。",
        span: "${start}～${end}",
        sentenceSeparator: "",
        actions: actions(japaneseAction)
    )

    private static func japaneseAction(_ verb: IntentVerb) -> Action {
        switch verb {
        case .do: Action("実行する")
        case .run: Action("実行する")
        case .go: Action("そこへ行く")
        case .view: Action("表示する")
        case .open: Action("開く")
        case .order: Action("注文する")
        case .book: Action("予約する")
        case .buy: Action("購入する")
        case .start: Action("開始する")
        case .startNavigation: Action("ナビゲーションを開始する")
        case .share: Action("共有する")
        case .post: Action("投稿する")
        case .send: Action("送信する")
        case .create: Action("作成する")
        case .add: Action("追加する")
        case .search: Action("検索する")
        case .find: Action("見つける")
        case .filter: Action("絞り込む")
        case .download: Action("ダウンロードする")
        case .get: Action("取得する")
        case .set: Action("設定する")
        case .request: Action("リクエストする")
        case .toggle: Action("切り替える")
        case .checkIn: Action("チェックインする")
        case .check: Action("確認する")
        case .play: Action("再生する")
        }
    }
}
