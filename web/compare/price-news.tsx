import { type SeenPriceChange as News, priceChangeWords } from '#domain/results/price-change.ts'
import { Money } from '../kit/money.tsx'
import css from './compare-head.module.css'

/** Under a price of a comparison: that it is not the one that was seen, and which that was. */
export function PriceNews({ news, currency }: { news: News | null; currency: string }) {
  if (!news) return null
  return (
    <p className={css.news} data-tone={news.is}>
      {priceChangeWords[news.is]}.{' '}
      {news.before !== null && (
        <>
          It was <Money amount={news.before} currency={currency} />.
        </>
      )}
    </p>
  )
}
