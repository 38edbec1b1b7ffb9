import type { StayOrder } from '#contract/products/stay.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { orderStatement } from '../../../order/money-rows.tsx'

/** What the price consists of, what was paid, what is still due, and what is paid at the property. */
export const OrderPrice = ({ order }: { order: StayOrder }) => <SummaryList rows={orderStatement(order)} />
