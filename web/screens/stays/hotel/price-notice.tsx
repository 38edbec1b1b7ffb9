import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../products/checkout/notice.tsx'
import css from './price-notice.module.css'
import type { PriceNews } from './rate-filters.ts'

/** Says what became of the price that led here. */
export function PriceNotice({ news }: { news: PriceNews }) {
  if (news.news === 'lower')
    return (
      <Notice tone="info" role="status" title="A lower price arrived">
        <p className={css.words}>
          The rate you came for is here at its price. <Money {...news.rate.total} /> is the lowest price on the same terms now.
        </p>
      </Notice>
    )
  if (news.news === 'changed')
    return (
      <Notice tone="warn" role="status" title="The price changed">
        <p className={css.words}>
          The rate you came for was <Money {...news.before} />. The lowest price on the same terms is{' '}
          <Money {...news.rate.total} /> now.
        </p>
      </Notice>
    )
  return (
    <Notice tone="warn" role="status" title="The rate you came for is sold out">
      <p className={css.words}>
        {news.before && (
          <>
            It was <Money {...news.before} />.{' '}
          </>
        )}
        The rates below can be booked.
      </p>
    </Notice>
  )
}
