import { Button, Menu } from '@mantine/core'
import { IconChecklist, IconChevronDown, type IconProps, IconReceiptRefund, IconRefresh, IconSend } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import type { OrderDetail } from '#contract/orders.ts'
import css from './dialogs.module.css'
import { MarkIssuedDialog } from './mark-issued-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ResendDialog } from './resend-dialog.tsx'
import { useOrderAction } from './use-order-action.ts'

type Action = OrderDetail['actions'][number]

const rows: { action: Action; label: string; icon: ComponentType<IconProps>; isDangerous?: true }[] = [
  { action: 'resend-documents', label: 'Resend documents', icon: IconSend },
  { action: 'check-again', label: 'Check with the airline again', icon: IconRefresh },
  { action: 'mark-issued', label: 'Mark as issued', icon: IconChecklist },
  { action: 'fail-and-refund', label: 'Fail and refund', icon: IconReceiptRefund, isDangerous: true },
]

const stay = () => {}

/** What may be done with the order now, in one menu; what cannot be done is not in it. */
export function ActionMenu({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<Action | null>(null)
  const check = useOrderAction(stay)
  const offered = rows.filter((row) => order.actions.includes(row.action))
  const close = () => setOpen(null)
  const choose = (action: Action) => {
    if (action === 'check-again') check.submit({ intent: action }, { method: 'post' })
    else setOpen(action)
  }
  if (offered.length === 0) return null
  return (
    <>
      <Menu position="bottom-end" width={248}>
        <Menu.Target>
          <Button loading={check.state !== 'idle'} rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}>
            Actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map(({ action, label, icon: Icon, isDangerous }) => (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() => choose(action)}
              className={isDangerous && css.dangerous}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {open === 'resend-documents' && <ResendDialog email={order.contact.email} onClose={close} />}
      {open === 'mark-issued' && <MarkIssuedDialog order={order} onClose={close} />}
      {open === 'fail-and-refund' && <RefundDialog order={order} onClose={close} />}
    </>
  )
}
