import { priceNewsWords } from '#domain/results/price-news.ts'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'
import css from './price-notice.module.css'
import type { PriceNews } from './rate-filters.ts'

/** Says what became of the price that led here. */
export function PriceNotice({ news }: { news: PriceNews }) {
  return (
    <Notice tone={news.news === 'lower' ? 'info' : 'warn'} role="status" title={priceNewsWords[news.news]}>
      <p className={css.words}>
        <Words news={news} />
      </p>
    </Notice>
  )
}

function Words({ news }: { news: PriceNews }) {
  if (news.news === 'lower')
    return (
      <>
        The rate you came for is here at its price. <Money {...news.rate.total} /> is the lowest price on the same terms now.
      </>
    )
  const was = news.before && (
    <>
      It was <Money {...news.before} />.{' '}
    </>
  )
  if (news.news === 'gone') return <>{was}The rates below can be booked.</>
  return (
    <>
      {was}
      It is <Money {...news.rate.total} /> now.
    </>
  )
}
