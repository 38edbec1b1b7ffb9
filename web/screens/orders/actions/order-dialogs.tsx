import type { OrderDetail } from '#contract/product-shapes.ts'
import type { OrderAction } from '../../../order/order-action.ts'
import { MarkIssuedDialog } from '../fulfilment/mark-issued-dialog.tsx'
import { RefundDialog } from '../fulfilment/refund-dialog.tsx'
import { ReleaseDialog } from '../hold/release-dialog.tsx'

type Props = { order: OrderDetail; open: OrderAction | null; onClose: () => void }

/** The dialog of the selected action, for any part of the page. */
export function OrderDialogs({ order, open, onClose }: Props) {
  if (open === 'mark-issued') return <MarkIssuedDialog order={order} onClose={onClose} />
  if (open === 'fail-and-refund') return <RefundDialog order={order} onClose={onClose} />
  if (open === 'release') return <ReleaseDialog order={order} onClose={onClose} />
  return null
}
