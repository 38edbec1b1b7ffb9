import { Link } from 'react-router'
import type { ExposedHold } from '#contract/quotes/quote-exposure.ts'
import { exposureWords } from '#domain/quotes/exposure.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Money } from '../../../kit/money.tsx'
import { Pill, type Tone } from '../../../kit/status-pill.tsx'
import records from '../../../order/records.module.css'
import { orderAddress } from '../../../products/order-address.ts'

const tones: Record<ExposedHold['state'], Tone> = { 'below-cost': 'bad', gone: 'bad', unchecked: 'quiet', covered: 'good' }

/** Held orders that are not paid, at the rate of today: those below cost first. */
export function HeldExposure({ holds }: { holds: readonly ExposedHold[] }) {
  if (holds.length === 0) return null
  return (
    <DetailSection title="Held orders" help="What is held and not paid, at the exchange rate of today.">
      <ul className={records.list}>
        {holds.map(({ orderId, product, number, title, state, promised, today, left, payBy }) => (
          <li key={orderId} className={records.row}>
            <div className={records.line}>
              <Link to={orderAddress({ product, id: orderId })} className={records.strong}>
                {number} {title}
              </Link>
              <Pill tone={tones[state]}>{exposureWords[state]}</Pill>
            </div>
            <p className={records.quiet}>
              Sold for <Money {...promised} exact />,{' '}
              {left ? (
                <>
                  margin left <Money {...left} exact />
                </>
              ) : (
                <>
                  today <Money {...today} exact />
                </>
              )}
              {payBy && (
                <>
                  {' '}
                  · pay by <DateText value={payBy} withTime />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
