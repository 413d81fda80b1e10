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
        actions: actions(japaneseAction),
        reasons: japaneseReasons
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

    private static let japaneseReasons: [ResponseReason: String] = [
        .account: "アカウントが見つかりませんでした。",
        .airplane: "まず機内モードをオフにしてください。",
        .setup: "まずアプリを設定してください。",
        .bill: "請求書が見つかりませんでした。",
        .call: "すでに通話中です。",
        .service: "サービスは現在利用できません。",
        .password: "メモはパスワードで保護されているため、変更できませんでした。",
        .contact: "アプリはこの連絡先に対応していません。",
        .credentials: "まずアプリでサインインしてください。",
        .funds: "口座の残高が足りません。",
        .number: "電話番号が正しくありません。",
        .streams: "再生中のデバイスが多すぎます。",
        .attribute: "メッセージを変更できませんでした。",
        .message: "メッセージが見つかりませんでした。",
        .messages: "メッセージが多すぎます。",
        .bank: "まずアプリで銀行口座を追加してください。",
        .workout: "該当するワークアウトが見つかりませんでした。",
        .unplayed: "新しく再生できるものがありません。",
        .eligible: "お使いのアカウントでは利用できません。",
        .ongoing: "ワークアウトはすでに進行中です。",
        .maximum: "金額が高すぎます。",
        .minimum: "金額が低すぎます。",
        .currency: "アプリはこの通貨に対応していません。",
        .feedback: "まず前回の乗車を評価してください。",
        .area: "この地域ではサービスを利用できません。",
        .ride: "前回の乗車がまだ終わっていません。",
        .schedule: "日時が先すぎます。",
        .restricted: "このコンテンツは制限されています。",
        .terms: "まずアプリで利用規約に同意してください。",
        .device: "通話をほかのデバイスに引き継げませんでした。",
        .media: "アプリはこの種類のメディアに対応していません。",
        .confirmation: "アプリで確認してください。",
    ]
}
