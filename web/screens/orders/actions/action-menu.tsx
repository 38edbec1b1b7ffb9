import type { OrderAction } from '../../../order/order-action.ts'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import {
  IconCalendarRepeat,
  IconCalendarX,
  IconChecklist,
  IconChevronDown,
  IconCircleX,
  type IconProps,
  IconReceiptRefund,
  IconRefresh,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { type HeldFacts, heldFacts } from '#domain/orders/held-words.ts'
import { Button } from '../../../kit/form/button.tsx'
import css from '../../../order/dialogs.module.css'
import { partsOf } from '../../../products/order-parts.ts'

type Row = {
  action: OrderAction
  label: (words: HeldFacts & { change: string }) => string
  icon: ComponentType<IconProps>
  isDangerous?: true
}

const rows: Row[] = [
  { action: 'check-again', label: ({ seller }) => `Check with the ${seller} again`, icon: IconRefresh },
  { action: 'mark-issued', label: () => 'Mark as issued', icon: IconChecklist },
  { action: 'fail-and-refund', label: () => 'Fail and refund', icon: IconReceiptRefund, isDangerous: true },
  { action: 'release', label: ({ held }) => `Release the ${held}`, icon: IconCircleX, isDangerous: true },
  { action: 'change', label: ({ change }) => change, icon: IconCalendarRepeat },
  { action: 'cancel', label: ({ noun }) => `Cancel the ${noun}`, icon: IconCalendarX, isDangerous: true },
]

type Props = { order: OrderDetail; isBusy: boolean; onChoose: (action: OrderAction) => void }

/** The order's current actions in one menu; impossible ones are not listed. */
export function ActionMenu({ order, isBusy, onChoose }: Props) {
  const offered = rows.filter((row) => order.actions.includes(row.action))
  if (offered.length === 0) return null
  const words = { ...heldFacts(order.product), change: partsOf(order).changing?.label ?? 'Change' }
  return (
    <Menu position="bottom-end" width={248}>
      <Menu.Target>
        <Button loading={isBusy} rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}>
          Actions
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ action, label, icon: Icon, isDangerous }) => (
          <Menu.Item
            key={action}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => onChoose(action)}
            className={isDangerous && css.dangerous}
          >
            {label(words)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
