import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { CancelDialog } from '#web/screens/orders/cancellation/cancel-dialog.tsx'
import { answerOrder } from '#web/screens/orders/detail/answer-order.ts'
import { DeskFrame } from '#web/screens/orders/detail/desk-frame.tsx'
import { FactsUntilOver } from '#web/screens/orders/detail/order-facts.tsx'
import { readOrder } from '#web/screens/orders/detail/read-order.ts'

export const loader = (args: LoaderFunctionArgs) => readOrder('protection', args)

export const action = (args: ActionFunctionArgs) => answerOrder('protection', args)

/** The order of a cover. */
export default function Order() {
  const { order, quote, hasMoved, now } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const facts = (
    <FactsUntilOver order={order} label="Bags">
      {order.cover.bags}
    </FactsUntilOver>
  )
  return (
    <>
      <DeskFrame order={order} now={now} facts={facts}>
        <p>{order.cover.name}</p>
      </DeskFrame>
      {quote && <CancelDialog order={order} quote={quote} now={now} hasMoved={hasMoved} outcome={outcome} />}
    </>
  )
}
