import type { Page } from '@playwright/test'

/** Machine-readable values by kind. */
export const rawValues: Record<string, RegExp> = {
  date: /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?/g,
  amount: /\b[A-Z]{3}[ \u00a0]-?\d{4,}(?:\.\d+)?\b/g,
  code: /\b[a-z]+_[a-z_]+\b/g,
  nothing: /\b(?:undefined|NaN|\[object \w+\])/g,
}

export const rawIn = (text: string): string[] =>
  Object.entries(rawValues).flatMap(([what, pattern]) => (text.match(pattern) ?? []).map((found) => `${what}: ${found}`))

/** Values on the page that should have been formatted: `2026-11-21`, `NGN 30473.55`, `king_bed`. */
export const rawOn = async (page: Page): Promise<string[]> => rawIn(await page.evaluate(() => document.body.innerText))
