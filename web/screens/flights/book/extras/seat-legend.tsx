import type { Money as Amount } from '#domain/money/money.ts'
import { Money } from '../../../../kit/money.tsx'
import looks from './seat.module.css'
import css from './seat-legend.module.css'

type Props = { bands: readonly { from: Amount; to: Amount }[]; hasFree: boolean }

/** The legend of the seats' shades and signs. */
export function SeatLegend({ bands, hasFree }: Props) {
  return (
    <ul className={css.legend} aria-label="Legend">
      {hasFree && (
        <li>
          <Sample look="free" /> No charge
        </li>
      )}
      {bands.map(({ from, to }, at) => (
        <li key={from.amount}>
          <Sample look={`band-${at + 1}`} />
          <span className={css.range}>
            <Money {...from} />
            {to.amount !== from.amount && (
              <>
                {' to '}
                <Money {...to} />
              </>
            )}
          </span>
        </li>
      ))}
      <li>
        <Sample look="yours" /> Yours
      </li>
      <li>
        <Sample look="taken" /> Taken
      </li>
    </ul>
  )
}

function Sample({ look }: { look: string }) {
  return <span className={`${looks.seat} ${css.sample}`} data-look={look} aria-hidden="true" />
}
