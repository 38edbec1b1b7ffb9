import {
  IconCalendarExclamation,
  IconCircleCheck,
  IconClock,
  type IconProps,
  IconTicket,
  IconUserExclamation,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { OrderRow } from '#contract/base/order-base.ts'
import type { Counted } from '#contract/list-query.ts'
import type { FilterType } from '#domain/orders/order-filter-types.ts'
import { productFacts } from '#domain/products.ts'
import { Deadline } from '../../kit/deadline.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { Pill, type Tone } from '../../kit/status-pill.tsx'
import { SoldOn } from '../../order/sold-row.tsx'
import { timeLeft } from '../../order/time-left.ts'
import { useMay } from '../../session.ts'
import css from './dashboard.module.css'
import { OrderLine, OrderLines } from './order-line.tsx'

type Lists = { needsDecision: OrderRow[]; holds: OrderRow[]; rescheduled: OrderRow[]; awaitingTickets: OrderRow[] }
type Today = Lists & { rescheduledTotal: Counted }

type Reason = {
  list: keyof Lists
  tone: Tone
  icon: ComponentType<IconProps>
  words: (order: OrderRow, now: string) => string
  when: (order: OrderRow) => ReactNode
  /** What can be done at once by those who may: `to` is the end of the order's address. */
  actions: readonly { label: string; to: string; by: 'orders:write' | 'orders:decide' }[]
  /** Stands after the lines. */
  more?: (today: Today) => ReactNode
}

const soldOn = (order: OrderRow) => <SoldOn order={order} />

const scheduleChanged: FilterType = 'schedule-changed'

/** The link to all orders of which the lines above are the first. */
function AllRescheduled({ total }: { total: Counted }) {
  const numbers = useNumbers()
  return (
    <li className={css.more}>
      <Link to={`${href('/order')}?filterType=${scheduleChanged}`}>
        All orders with a changed schedule ({numbers.count(total.count)}
        {total.isMore && '+'})
      </Link>
    </li>
  )
}

/** Why an order needs action, the most urgent first. */
const reasons: Reason[] = [
  {
    list: 'needsDecision',
    tone: 'bad',
    icon: IconUserExclamation,
    words: () => 'Needs your decision',
    when: soldOn,
    actions: [{ label: 'Decide', to: '#decide', by: 'orders:decide' }],
  },
  {
    list: 'holds',
    tone: 'warn',
    icon: IconClock,
    words: (order, now) => (order.payBy ? `Pay now, ${timeLeft(order.payBy, now)}` : 'Not paid'),
    when: (order) => order.payBy && <Deadline at={order.payBy} place={order.departure} />,
    actions: [
      { label: 'Pay', to: '#pay', by: 'orders:write' },
      { label: 'Release', to: '?do=release', by: 'orders:write' },
    ],
  },
  {
    list: 'rescheduled',
    tone: 'warn',
    icon: IconCalendarExclamation,
    words: () => 'The airline changed the times',
    when: soldOn,
    actions: [],
    more: ({ rescheduledTotal }) => <AllRescheduled key="all-rescheduled" total={rescheduledTotal} />,
  },
  {
    list: 'awaitingTickets',
    tone: 'info',
    icon: IconTicket,
    words: ({ product }) => `Awaiting ${productFacts[product].papers}`,
    when: soldOn,
    actions: [],
  },
]

/** Orders that need action today, with the money at risk; a neutral line without any. */
export function Attention({ today, now }: { today: Today; now: string }) {
  const may = { 'orders:write': useMay('orders:write'), 'orders:decide': useMay('orders:decide') }
  const total = reasons.reduce((count, { list }) => count + today[list].length, 0)
  return (
    <DetailSection title="Needs you today" action={total > 0 && <span className={css.count}>{total}</span>}>
      {total === 0 && (
        <p className={css.calm}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
          Nothing waits for you. Decisions, payment deadlines and late tickets appear here.
        </p>
      )}
      {total > 0 && (
        <OrderLines label="Needs you today">
          {reasons.flatMap(({ list, tone, icon, words, when, actions, more }) => [
            ...today[list].map((order) => (
              <OrderLine
                key={order.id}
                order={order}
                when={when(order)}
                actions={actions.filter(({ by }) => may[by])}
                why={
                  <Pill tone={tone} icon={icon}>
                    {words(order, now)}
                  </Pill>
                }
              />
            )),
            today[list].length > 0 && more?.(today),
          ])}
        </OrderLines>
      )}
    </DetailSection>
  )
}
