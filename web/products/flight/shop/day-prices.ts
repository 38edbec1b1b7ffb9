import type { DatePrice } from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { convertByDividing, minorDigits, type Rate } from '#domain/money/money.ts'
import { type NumberStyle, numbersOf } from '#domain/numbers.ts'
import { messagesOf } from '../../../results/shop/client/event-stream.ts'
import { isRunning } from '../../../results/shop/client/page.ts'
import { askApi } from '../../../site/ask-api.ts'
import { dayStatusWords } from '../../../screens/flights/date-prices/day-status-words.ts'

/** Data for the strip's script: the request of its prices, and the visitor's number format. */
export interface AskedDays {
  asked: { search: FlightSearch; span: 'strip' }
  style: NumberStyle
  /** The visitor's currency, the rate to it, and the currency of the prices. */
  currency: string
  rate: Rate
  base: string
}

type DayTotal = Pick<DatePrice, 'depart' | 'return' | 'status' | 'total'>

/** Milliseconds that the search itself runs before the prices of other days are requested. */
const HEAD_START = 2_500
/** Characters of `NGN 1,284,500.00`; a longer text needs a wider container. */
const USUAL = 16
const digits = { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }

/** Shows the price of one day. */
function showDay(strip: HTMLElement, { style, currency, rate, base }: AskedDays, day: DayTotal): void {
  const cell = strip.querySelector<HTMLElement>(`[data-day="${day.depart}|${day.return ?? ''}"]`)
  const [full, short] = ['[data-full]', '[data-short]'].map((part) => cell?.querySelector<HTMLElement>(part))
  if (!cell || !full || !short) return
  const numbers = numbersOf(style)
  const { total } = day
  const shown = total && (currency === base ? total : convertByDividing(total, currency, rate))
  const words = shown ? numbers.money(shown) : dayStatusWords(day)
  full.textContent = words
  short.textContent = shown ? `${currency} ${numbers.short(shown.amount / 10 ** minorDigits(currency), digits)}` : words
  cell.querySelector('[data-price]')?.toggleAttribute('data-long', words.length > USUAL)
  if (total) cell.dataset.total = String(total.amount)
}

/** Marks the lowest of them; several if they cost the same. */
function markLowest(strip: HTMLElement): void {
  const days = [...strip.querySelectorAll<HTMLElement>('[data-total]')]
  const lowest = Math.min(...days.map(({ dataset }) => Number(dataset.total)))
  for (const day of days) {
    const isLowest = Number(day.dataset.total) === lowest
    day.querySelector('[data-lowest-mark]')?.toggleAttribute('hidden', !isLowest)
    day.firstElementChild?.toggleAttribute('data-lowest', isLowest)
  }
}

/** Requests the prices of all days and shows each as it arrives; missing ones are marked as unknown. */
export async function askDays(strip: HTMLElement): Promise<void> {
  const config: AskedDays = JSON.parse(strip.dataset.days ?? '')
  const answer = await askApi('/flights/date-prices', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(config.asked),
  })
  if (answer.body) for await (const day of messagesOf<DayTotal>(answer.body)) showDay(strip, config, day)
  markLowest(strip)
}

/** Days without a price at the end of the stream. */
function endDays(strip: HTMLElement): void {
  for (const text of strip.querySelectorAll('[data-full], [data-short]'))
    if (text.textContent === '…') text.textContent = dayStatusWords(null)
}

/** Scrolls the selected day to the middle, and loads the prices once the search has found something or has run long enough. */
export function watchDays(): void {
  const strip = document.querySelector<HTMLElement>('[data-days]')
  if (!strip) return
  strip.scrollLeft = (strip.scrollWidth - strip.clientWidth) / 2
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    askDays(strip)
      .catch((error: unknown) => console.warn('prices of other days could not be asked', error))
      .finally(() => endDays(strip))
  }
  if (!isRunning(document)) return ask()
  document.addEventListener('results', () => !isRunning(document) && ask())
  setTimeout(ask, HEAD_START)
}
