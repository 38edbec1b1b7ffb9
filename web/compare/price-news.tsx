import { type PriceNews as News, priceNewsWords } from '#domain/results/price-news.ts'
import { Money } from '../kit/money.tsx'
import css from './compare-head.module.css'

/** Under a price of a comparison that has changed: the price when it was added. */
export function PriceNews({ news, currency }: { news: News | null; currency: string }) {
  if (!news) return null
  return (
    <p className={css.news} data-tone={news.is}>
      {priceNewsWords[news.is]}.{' '}
      {news.before !== null && (
        <>
          It was <Money amount={news.before} currency={currency} />.
        </>
      )}
    </p>
  )
}
