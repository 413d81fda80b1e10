/// The style sheet of the page, for light and dark, wide and narrow screens, and paper.
enum PreviewStyle {
    static let text = """
        :root { color-scheme: light dark; --back: #f5f5f7; --front: #1d1d1f; --card: #fff; --line: #d2d2d7;
          --quiet: #515154; --accent: #0058b0; --token: #d6e6fb; --token-front: #003f80; --siri: #e4e4ea;
          --person: #0058b0; --person-front: #fff; --bad: #b00020; --warn: #7a4a00; --good: #0b6430; --mark: #fff0c2; }
        @media (prefers-color-scheme: dark) { :root { --back: #111113; --front: #f5f5f7; --card: #1d1d20;
          --line: #48484d; --quiet: #b8b8bf; --accent: #6cb4ff; --token: #123a63; --token-front: #cfe6ff;
          --siri: #34343a; --person: #1f6fd0; --person-front: #fff; --bad: #ff8a8a; --warn: #ffc666; --good: #7bd99b;
          --mark: #4a3a00; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--back); color: var(--front); overflow-wrap: anywhere;
          font: 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
        header, main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
        header { border-bottom: 1px solid var(--line); }
        h1 { font-size: 1.2rem; margin: 0 0 .5rem; }
        h2 { font-size: 1.6rem; margin: .5rem 0; }
        h3 { font-size: 1.2rem; margin: 1.8rem 0 .6rem; }
        h4 { font-size: 1rem; margin: 0 0 .3rem; }
        a { color: var(--accent); }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        h2:focus, main:focus { outline: none; }
        code { font: .88em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        .skip { position: absolute; left: -999px; } .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem; z-index: 1; }
        .icons { position: absolute; width: 0; height: 0; }
        .hidden-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        html:not(.script) .needs-script { display: none; }
        .tools { display: flex; flex-wrap: wrap; gap: .8rem; }
        .tools label { flex: 1 1 16rem; color: var(--quiet); }
        input, select, button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet);
          border-radius: 8px; padding: .35rem .6rem; max-width: 100%; }
        .tools input, .tools select { width: 100%; display: block; color: var(--front); }
        nav { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin-top: .8rem; }
        nav a { padding: .2rem 0; } nav a[aria-current] { color: var(--front); font-weight: 600; text-decoration-thickness: 2px; }
        .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: .8rem; list-style: none; padding: 0; margin: 0; }
        .card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: .9rem; content-visibility: auto; contain-intrinsic-size: auto 9rem; }
        .card p { margin: .3rem 0; } .card h4 { display: inline; font-size: 1.05rem; }
        .icon { width: 1.7rem; height: 1.7rem; padding: .2rem; border-radius: 8px; background: var(--accent); fill: none;
          stroke: var(--card); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; vertical-align: middle; margin-inline-end: .5rem; flex: none; }
        .meta { color: var(--quiet); font-size: .88rem; }
        .item { display: inline-block; border: 1px solid var(--line); border-radius: 99px; padding: 0 .55rem; margin: .1rem 0; }
        .things { columns: 18rem; padding-inline-start: 1.2rem; }
        .none { color: var(--quiet); font-style: italic; }
        .token { unicode-bidi: isolate; background: var(--token); color: var(--token-front); border-radius: 6px; padding: .05em .35em; }
        .raw { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .88em; }
        .mark { background: var(--mark); border-radius: 4px; padding: 0 .3em; font-size: .78rem; font-weight: normal; }
        .missing { border-bottom: 2px dotted var(--warn); }
        .editor, .member, .exchange { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: .9rem; margin: .6rem 0; }
        .action, .suggestion { display: flex; align-items: center; gap: .3rem; font-size: 1.05rem; }
        .action { background: var(--back); border-radius: 12px; padding: .7rem; }
        .choice { margin: 0 0 .6rem; }
        .suggestions { list-style: none; padding: 0; } .suggestion { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: .7rem; margin: .4rem 0; }
        .suggestion .title { font-weight: 600; }
        .turns { list-style: none; padding: 0; margin: 0; display: flex; flex-direction: column; gap: .4rem; }
        .turns > li { max-width: min(34rem, 92%); } .person { align-self: flex-end; text-align: end; }
        .bubble { display: inline-block; border-radius: 16px; padding: .45rem .8rem; background: var(--siri); text-align: start; }
        .person .bubble { background: var(--person); color: var(--person-front); } .turns .meta { display: block; font-size: .78rem; }
        .options { list-style: none; margin: .3rem 0 0; padding: 0; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
        .options li { padding: .35rem .8rem; } .options li + li { border-top: 1px solid var(--line); }
        dl { margin: .3rem 0; display: grid; grid-template-columns: 9rem 1fr; gap: .2rem .6rem; } dt { color: var(--quiet); } dd { margin: 0; }
        .scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
        caption { text-align: start; color: var(--quiet); font-size: .88rem; padding: .4rem 0; }
        th, td { text-align: start; vertical-align: top; padding: .45rem .6rem; border-top: 1px solid var(--line); min-width: 6rem; }
        thead th { color: var(--quiet); font-size: .88rem; font-weight: 600; }
        .languages { font-size: .78rem; white-space: nowrap; }
        .findings { list-style: none; padding: 0; } .findings li { border-inline-start: 4px solid var(--quiet); background: var(--card); padding: .5rem .8rem; margin: .4rem 0; }
        .findings .error { border-color: var(--bad); } .error > strong { color: var(--bad); }
        .findings .warning { border-color: var(--warn); } .warning > strong { color: var(--warn); }
        .kind { font-weight: 600; } .added .kind { color: var(--good); } .removed .kind { color: var(--bad); } .changed .kind { color: var(--warn); }
        @media (max-width: 40rem) { dl { display: block; } dd { margin-inline-start: 1rem; } .things { columns: auto; } }
        @media print { .tools, nav, .skip { display: none !important; } body { background: #fff; color: #000; }
          .card, .member, .exchange, .suggestion, tr { break-inside: avoid; } .page { break-before: page; } }
        """
}
