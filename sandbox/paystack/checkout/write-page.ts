import { type Html, html, trusted } from '../../frame/write-html.ts'
import { pageScript } from './page-script.ts'
import { pageStyles } from './page-styles.ts'

export interface PageFrame {
  title: string
  merchant: string
  /** Kobo, or the minor unit of another currency. */
  amount: number | null
  currency: string
  email: string | null
  /** Polling interval in seconds. */
  refresh?: number
}

/** `1,284,500.00`: every currency that Paystack takes has two decimals. */
export const showAmount = (amount: number) =>
  new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount / 100)

const icon = (path: string, size = 24) =>
  trusted(
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`,
  )

export const icons = {
  done: icon('<path d="M5 12l5 5L20 7"/>'),
  wait: icon('<path d="M12 3a9 9 0 1 0 9 9"/>'),
  stop: icon('<path d="M18 6L6 18M6 6l12 12"/>'),
  alert: icon('<circle cx="12" cy="12" r="9"/><path d="M12 8v4m0 4h.01"/>', 20),
}

/** The page layout around the payer's current step. */
export const writePage = (frame: PageFrame, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${frame.refresh ? html`<meta http-equiv="refresh" content="${frame.refresh}">` : null}
<title>${frame.title}</title>
<link rel="icon" href="data:,">
<style>${trusted(pageStyles)}</style>
</head>
<body>
<main>
<div class="card">
<header>
<span class="merchant">${frame.merchant}</span>
<span class="badge">Test payment</span>
${frame.amount === null ? null : html`<h1 class="amount"><small>${frame.currency}</small> ${showAmount(frame.amount)}</h1>`}
${frame.email === null ? null : html`<span class="payer">${frame.email}</span>`}
</header>
${body}
</div>
<footer>Sandbox gateway: no real money moves</footer>
</main>
<script>${trusted(pageScript)}</script>
</body>
</html>`.markup
