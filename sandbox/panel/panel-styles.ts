/** The panel's style: nothing is fetched from elsewhere. */
export const panelStyles = `
:root { color-scheme: light dark;
  --page: #f6f7f9; --card: #fff; --ink: #14191f; --muted: #5c6773; --line: #e1e5ea; --soft: #f1f3f6; --accent: #0067ff; --accent-soft: #e8f1ff;
  --bad: #b3261e; --bad-soft: #fdecea; --wait: #7a4b00; --wait-soft: #fff2d8; --good: #12703c; --good-soft: #e4f5ea }
@media (prefers-color-scheme: dark) { :root {
  --page: #0e1114; --card: #161a1f; --ink: #e9edf1; --muted: #98a4b0; --line: #2a3138; --soft: #1d2329; --accent: #6ea8ff; --accent-soft: #16263d;
  --bad: #ff9c93; --bad-soft: #3a1c1a; --wait: #f2c572; --wait-soft: #332911; --good: #77d79b; --good-soft: #14301f } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 14px/1.5 Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif }
.wrap { max-width: 1280px; margin: 0 auto; padding: 0 24px 48px }
header.top { background: var(--card); border-bottom: 1px solid var(--line) }
header.top .wrap { padding-block: 16px; display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; justify-content: space-between }
h1 { font-size: 20px; line-height: 1.3; font-weight: 600; margin: 0; display: flex; gap: 8px; align-items: center }
h1 svg { color: var(--accent) }
.facts { display: flex; flex-wrap: wrap; gap: 4px 16px; color: var(--muted); font-size: 13px } .facts b { color: var(--ink); font-weight: 500; font-variant-numeric: tabular-nums }
.strip { position: sticky; top: 0; z-index: 1; background: var(--page); padding: 12px 0; border-bottom: 1px solid var(--line) }
h2 { font-size: 16px; font-weight: 600; margin: 32px 0 12px } h3 { font-size: 14px; font-weight: 600; margin: 0 0 8px }
.muted { color: var(--muted); font-weight: 400 } p.muted { margin: 0 0 8px; font-size: 13px }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; min-width: 0 }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 288px), 1fr)); align-items: start }
.halves { display: grid; gap: 0 16px; grid-template-columns: minmax(0, 1fr) } @media (min-width: 1024px) { .halves { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
code { font: 500 12.5px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere } code b { font-weight: 600 }
dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; font-size: 13px } dt { color: var(--muted) } dd { margin: 0; min-width: 0 }
.row { display: flex; gap: 8px; align-items: center; margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line) } .row select { flex: 1; min-width: 0 }
label { font-size: 13px; font-weight: 500 } .options label { display: block; margin-bottom: 4px }
.options { display: grid; gap: 12px 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)) }
select, input { height: 36px; width: 100%; padding: 0 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--ink); font: inherit; font-size: 14px }
.row select { width: auto; font-size: 13px }
fieldset { border: 0; padding: 0; margin: 20px 0 0; min-width: 0 } legend { font-weight: 600; padding: 0; margin-bottom: 8px } legend .muted { font-size: 13px; margin-left: 4px }
.faults { display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 216px), 1fr)) }
button { font: inherit; color: inherit; cursor: pointer; border-radius: 8px; border: 1px solid var(--line); background: var(--card); transition: background-color .15s ease-out, border-color .15s ease-out }
.faults button { text-align: left; padding: 8px 12px; display: flex; flex-direction: column; min-height: 60px }
.faults strong { font-weight: 500 } .faults span { font-size: 12px; line-height: 1.4; color: var(--muted) }
button:hover { border-color: var(--accent); background: var(--accent-soft) }
button:active { transform: translateY(1px) } button[aria-busy] { opacity: .6 }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.small { font-size: 13px; padding: 4px 10px; min-height: 28px; white-space: nowrap }
.armed { display: flex; flex-wrap: wrap; gap: 8px; align-items: center } .armed > strong { color: var(--wait) }
.pill { border-radius: 99px; padding: 4px 12px; font-size: 13px; background: var(--wait-soft); color: var(--wait); border-color: transparent; text-align: left } .pill b { font-weight: 600 }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.calm { margin: 0; color: var(--muted); display: flex; gap: 8px; align-items: center; min-height: 30px } .dot { width: 8px; height: 8px; border-radius: 50%; background: var(--good) }
.list { list-style: none; margin: 0; padding: 0; max-height: 480px; overflow-y: auto; background: var(--card); border: 1px solid var(--line); border-radius: 10px }
.list li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; gap: 4px 12px; align-items: center; padding: 8px 16px; min-height: 40px } .list li + li { border-top: 1px solid var(--line) }
.when, .figure { font-size: 12px; color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap } .figure { min-width: 52px; text-align: right }
.what b { font-weight: 500 } .more { display: block; font-size: 12px; overflow-wrap: anywhere }
.state { font-size: 12px; font-weight: 500; padding: 1px 8px; border-radius: 99px; white-space: nowrap; font-variant-numeric: tabular-nums; background: var(--soft); color: var(--muted) }
.state.good { background: var(--good-soft); color: var(--good) } .state.wait { background: var(--wait-soft); color: var(--wait) } .state.bad { background: var(--bad-soft); color: var(--bad) }
.sends { display: flex; flex-wrap: wrap; gap: 4px }
.empty { border: 1px dashed var(--line); border-radius: 10px; padding: 32px 16px; text-align: center; display: grid; gap: 4px } .empty span { color: var(--muted); font-size: 13px }
.magic.short div { display: grid; grid-template-columns: 88px 1fr; gap: 8px } .magic { display: block } .magic div { padding: 6px 0; border-top: 1px solid var(--line) } .magic dt { color: var(--ink) } .magic dd { color: var(--muted) }
.problem { margin: 12px 0 0; padding: 8px 12px; border-radius: 8px; background: var(--bad-soft); color: var(--bad) } .problem:empty { display: none }
@media (scripting: enabled) { .nojs { display: none } }
@media (max-width: 599px) { .faults { grid-template-columns: repeat(2, minmax(0, 1fr)) } .wrap { padding-inline: 16px } .list li { grid-template-columns: minmax(0, 1fr) auto } .list .when { grid-column: 1 / -1 } .list .figure { grid-column: 2 }
  .list .what { grid-row: 2 } .strip { max-height: 30dvh; overflow-y: auto } select, input { height: 44px; font-size: 16px } .row select { font-size: 14px } .small, .pill { min-height: 36px } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
`
