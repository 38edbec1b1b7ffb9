import { IconAlertTriangle, IconCheck, IconClock, type IconProps, IconX } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { SupplierCall } from '#contract/base/order-base.ts'
import { type HeldFacts, heldFacts } from '#domain/orders/held-words.ts'
import type { Product } from '#domain/products.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Pill, type Tone } from '../../../kit/status-pill.tsx'
import css from '../../../order/records.module.css'

const kinds: Record<SupplierCall['kind'], (words: HeldFacts) => string> = {
  book: () => 'Book and pay',
  hold: ({ held }) => `Hold the ${held}`,
  pay: ({ held }) => `Pay the held ${held}`,
  cancel: ({ noun }) => `Cancel the ${noun}`,
  change: ({ noun }) => `Change the ${noun}`,
  schedule: () => 'Answer the new flight times',
}

const states: Record<SupplierCall['state'], { label: string; tone: Tone; icon: ComponentType<IconProps> }> = {
  calling: { label: 'No answer recorded', tone: 'warn', icon: IconClock },
  booked: { label: 'Done', tone: 'good', icon: IconCheck },
  refused: { label: 'Refused', tone: 'bad', icon: IconX },
  unknown: { label: 'Answer lost', tone: 'warn', icon: IconAlertTriangle },
}

type Props = { product: Product; calls: readonly SupplierCall[]; supplier: string | null }

/** Every call that booked, held, paid or cancelled at the supplier, for those who decide. None is ever repeated without an answer. */
export function SupplierCalls({ product, calls, supplier }: Props) {
  return (
    <DetailSection title="Calls to the supplier" help={supplier ? `Supplier: ${supplier}.` : undefined}>
      {calls.length === 0 && <p className={css.none}>The supplier was not asked to book, hold or pay yet.</p>}
      <ul className={css.list}>
        {calls.map((call) => {
          const { label, tone, icon } = states[call.state]
          return (
            <li key={call.id} className={css.row}>
              <div className={css.line}>
                <span className={css.strong}>{kinds[call.kind](heldFacts(product))}</span>
                <Pill tone={tone} icon={icon}>
                  {label}
                </Pill>
              </div>
              <p className={css.quiet}>
                Sent <DateText value={call.startedAt} withTime />
              </p>
              {call.message && <p className={css.quiet}>{call.message}</p>}
            </li>
          )
        })}
      </ul>
    </DetailSection>
  )
}
