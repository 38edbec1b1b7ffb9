/** The hosted page's own style: no font, picture or script comes from elsewhere. */
export const pageStyles = `
:root {
  color-scheme: light dark;
  --page: #eef1f4; --card: #fff; --ink: #15202b; --muted: #5b6875; --line: #dbe1e7; --field: #fff; --soft: #f5f7f9;
  --accent: #0b7466; --accent-hover: #095f54; --on-accent: #fff; --accent-soft: #e3f3f0;
  --bad: #b3261e; --bad-soft: #fdecea; --warn: #7a4b00; --warn-soft: #fff2d8; --good: #12703c; --good-soft: #e4f5ea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1216; --card: #161d23; --ink: #e8edf1; --muted: #9aa8b4; --line: #2b353e; --field: #10161b; --soft: #1b242b;
    --accent: #3cc2ab; --accent-hover: #58d0bb; --on-accent: #04211c; --accent-soft: #14322d;
    --bad: #ff9c93; --bad-soft: #3a1c1a; --warn: #f2c572; --warn-soft: #362a12; --good: #77d79b; --good-soft: #15301f;
  }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; align-items: start; justify-items: center; padding: 32px 16px;
  background: var(--page); color: var(--ink); font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif }
@media (min-height: 800px) and (min-width: 600px) { body { align-items: center } }
main { width: 100%; max-width: 448px }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; overflow: hidden }
header { padding: 24px; border-bottom: 1px solid var(--line); display: grid; grid-template-columns: 1fr auto; gap: 4px 12px; align-items: center }
.merchant { font-size: 14px; font-weight: 500; color: var(--muted); overflow-wrap: anywhere }
.amount { grid-column: 1 / -1; font-size: 32px; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; margin: 0; letter-spacing: -.01em }
.amount small { font-size: 16px; font-weight: 500; color: var(--muted); letter-spacing: 0 }
.payer { grid-column: 1 / -1; font-size: 13px; color: var(--muted); overflow-wrap: anywhere }
.badge { font-size: 12px; font-weight: 600; padding: 2px 8px; border-radius: 99px; background: var(--warn-soft); color: var(--warn) }
.body { padding: 24px }
h2 { font-size: 20px; line-height: 1.3; font-weight: 600; margin: 0 0 8px }
p { margin: 0 0 16px } .muted { color: var(--muted); font-size: 14px }
nav { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 4px; padding: 4px; margin-bottom: 24px; background: var(--soft); border-radius: 10px }
nav a { padding: 8px; min-height: 40px; text-align: center; border-radius: 8px; color: var(--muted); text-decoration: none; font-size: 14px; font-weight: 500 }
nav a[aria-current] { background: var(--card); color: var(--ink); box-shadow: 0 0 0 1px var(--line) }
label, .label { display: block; font-size: 14px; font-weight: 500; margin-bottom: 4px }
.field { margin-bottom: 16px } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
input { width: 100%; height: 48px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--field); color: var(--ink);
  font: inherit; font-variant-numeric: tabular-nums }
input::placeholder { color: var(--muted); opacity: .7 }
input[aria-invalid] { border-color: var(--bad) }
.code { text-align: center; letter-spacing: .4em; font-size: 20px }
.error { color: var(--bad); font-size: 13px; margin: 4px 0 0 }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
button, .button { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid transparent; border-radius: 8px; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; transition: background-color .15s ease-out }
.primary { background: var(--accent); color: var(--on-accent) } .primary:hover { background: var(--accent-hover) }
.quiet { background: none; color: var(--muted); font-weight: 500; font-size: 14px; margin-top: 8px } .quiet:hover { color: var(--ink); background: var(--soft) }
.plain { background: none; border-color: var(--line); color: var(--ink); margin-top: 8px } .plain:hover { background: var(--soft) }
button[aria-busy] { opacity: .7; cursor: progress }
.alert { display: flex; gap: 12px; padding: 12px; border-radius: 8px; margin-bottom: 16px; font-size: 14px; background: var(--bad-soft); color: var(--bad) }
.alert strong { display: block } .alert span { color: var(--ink) } .alert svg { flex: none; margin-top: 1px }
.facts { margin: 0 0 16px; border: 1px solid var(--line); border-radius: 8px }
.facts div { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 12px; font-size: 14px }
.facts div + div { border-top: 1px solid var(--line) }
.facts dt { color: var(--muted) } .facts dd { margin: 0; font-weight: 600; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
.facts .big { font-size: 20px }
details { border-top: 1px solid var(--line); padding: 12px 24px; font-size: 13px }
summary { cursor: pointer; font-weight: 500; color: var(--muted); padding: 4px 0 }
details ul { list-style: none; margin: 8px 0 4px; padding: 0 } details li { padding: 8px 0; border-top: 1px solid var(--line) }
details code { font: 500 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--ink); display: block }
details li span { color: var(--muted) } details li button { all: unset; cursor: pointer; display: block; width: 100%; border-radius: 4px }
details li button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.mark { width: 48px; height: 48px; border-radius: 50%; display: grid; place-items: center; margin: 0 0 16px }
.mark.good { background: var(--good-soft); color: var(--good) } .mark.wait { background: var(--accent-soft); color: var(--accent) }
.mark.bad { background: var(--bad-soft); color: var(--bad) }
.wait svg { animation: turn 1s linear infinite } @keyframes turn { to { transform: rotate(1turn) } }
footer { text-align: center; font-size: 12px; color: var(--muted); padding: 16px }
@media (max-width: 479px) { body { padding: 0; background: var(--card) } .card { border: 0; border-radius: 0 } header, .body { padding: 20px 16px } details { padding: 12px 16px } }
@media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important } }
`
