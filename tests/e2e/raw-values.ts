import type { Page } from '@playwright/test'

/** Kinds of values as programs write them. */
export const rawValues: Record<string, RegExp> = {
  date: /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?/g,
  amount: /\b[A-Z]{3}[ \u00a0]-?\d{4,}(?:\.\d+)?\b/g,
  code: /\b[a-z]+_[a-z_]+\b/g,
  nothing: /\b(?:undefined|NaN|\[object \w+\])/g,
}

export const rawIn = (text: string): string[] =>
  Object.entries(rawValues).flatMap(([what, pattern]) => (text.match(pattern) ?? []).map((found) => `${what}: ${found}`))

/** Raw values in the text of the page that a person would not write: `2026-11-21`, `NGN 30473.55`, `king_bed`. Examples of code are left out. */
export const rawOn = async (page: Page): Promise<string[]> =>
  rawIn(
    await page.evaluate(() =>
      [...document.querySelectorAll('pre')].reduce((text, { innerText }) => text.replace(innerText, ''), document.body.innerText),
    ),
  )
