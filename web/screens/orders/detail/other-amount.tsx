import type { OrderDetail } from '#contract/product-shapes.ts'
import { Notice } from '../../../kit/notice.tsx'
import { useNumbers } from '../../../kit/numbers.ts'

/** The gateway took another amount than an unpaid order asked for: what arrived, what was due, and what happens with both. */
export function OtherAmount({
  order: { otherAmount, money },
}: {
  order: Pick<OrderDetail, 'otherAmount'> & { money: Pick<OrderDetail['money'], 'due'> }
}) {
  const numbers = useNumbers()
  if (!otherAmount) return null
  return (
    <Notice tone="warn" title="Another amount arrived than was due">
      <p>{otherAmount}</p>
      <p>
        It does not count: the order still waits for {numbers.money(money.due)}, and its deadline stands. The money stays at the
        gateway until you have it returned there; if the gateway corrects its report, the payment counts by itself.
      </p>
    </Notice>
  )
}
