import type { StayOrder } from '#contract/products/stay.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { orderStatement } from '../../../order/money-rows.tsx'

/** The price of the stay, what was paid, what is due, and what is paid at the property. */
export const OrderPrice = ({ order }: { order: StayOrder }) => <SummaryList rows={orderStatement(order)} />
