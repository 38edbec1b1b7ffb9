import { IconChecklist, type IconProps, IconReceiptRefund, IconRefresh } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { netOf } from '#domain/money/pricing.ts'
import type { Numbers } from '#domain/numbers.ts'
import { productFacts } from '#domain/products.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import type { OrderAction } from '../../../order/order-action.ts'
import { partsOf } from '../../../products/order-parts.ts'
import css from './desk-panel.module.css'
import { moneyBack, places } from './money-back.ts'

type Row = { action: OrderAction; label: string; icon: ComponentType<IconProps>; does: string; money: string }

/** The effect of each decision, with the exact money, before it is made. */
export function DeskPanel({ order, onChoose }: { order: OrderDetail; onChoose: (action: OrderAction) => void }) {
  const numbers = useNumbers()
  const { seller } = productFacts[order.product]
  const { desk } = partsOf(order)
  const rows: Row[] = [
    {
      action: 'check-again',
      label: `Check with the ${seller} again`,
      icon: IconRefresh,
      does: 'Asks what became of it, several times within a minute. Nothing is booked or paid twice.',
      money: 'No money moves.',
    },
    {
      action: 'mark-issued',
      label: 'Mark as issued',
      icon: IconChecklist,
      does: desk.issued,
      money: issuedWords(order, numbers),
    },
    {
      action: 'fail-and-refund',
      label: 'Fail and refund',
      icon: IconReceiptRefund,
      does: desk.failed,
      money: backWords(order, numbers),
    },
  ]
  return (
    <div id="decide" className={css.panel}>
      <DetailSection title="A person must decide" help="What each decision does, with the money, before anything happens.">
        <ul className={css.decisions}>
          {rows
            .filter((row) => order.actions.includes(row.action))
            .map(({ action, label, icon: Icon, does, money }) => (
              <li key={action} className={css.decision}>
                <div className={css.words}>
                  <p>{does}</p>
                  <p className={css.money}>{money}</p>
                </div>
                <Button
                  variant="default"
                  leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
                  onClick={() => onChoose(action)}
                >
                  {label}
                </Button>
              </li>
            ))}
        </ul>
      </DetailSection>
    </div>
  )
}

function issuedWords({ money, total, waterfall, margin, product }: OrderDetail, numbers: Numbers): string {
  const { seller, people } = productFacts[product]
  const paid = money.retained
  if (total.amount === 0) return `No money moves: the ${people} pay at the ${seller}.`
  if (paid.amount === 0) return `No payment was taken for this order: the agency would owe the ${seller} its price.`
  if (!waterfall || !margin) return `${numbers.money(paid)} that is held pays the ${seller}; the margin comes to the wallet.`
  const retained = money.fee.amount > 0 ? ` The payment fee of ${numbers.money(money.fee)} stays with the gateway.` : ''
  return `${numbers.money(netOf(waterfall))} goes to the ${seller}, ${numbers.money(margin)} margin comes to the wallet.${retained}`
}

function backWords({ payments }: OrderDetail, numbers: Numbers): string {
  const back = moneyBack(payments)
  if (back.length === 0) return 'No money moves: no payment was taken for this order.'
  const parts = back.map(({ method, amount }) => `${numbers.money(amount)} goes back ${places[method]?.short ?? ''}`.trim())
  return `${parts.join(', ')}.`
}
