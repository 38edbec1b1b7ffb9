import { Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconLock, IconLogout, IconWallet } from '@tabler/icons-react'
import { Form, Link } from 'react-router'
import { Money } from '../kit/money.tsx'
import { useSession } from '../session.ts'
import css from './account-menu.module.css'
import bar from './top-bar.module.css'

const roleNames = { owner: 'Owner', admin: 'Admin', agent: 'Agent', viewer: 'Viewer' }

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const session = useSession()
  const [isOpen, panel] = useDisclosure(false)
  if (!session?.user) return null
  const { user, agency, role, wallet } = session
  return (
    <Popover opened={isOpen} onChange={panel.close} position="bottom-end" width={264} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={bar.tool} onClick={panel.toggle} aria-haspopup="dialog" aria-expanded={isOpen}>
          <span className={css.face} aria-hidden="true">
            {user.name.slice(0, 1).toUpperCase()}
          </span>
          <span className="visually-hidden">Account of {user.name}</span>
          <IconChevronDown size={14} stroke={1.5} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="Account">
        <div className={css.who}>
          <p className={css.name}>{user.name}</p>
          <p className={css.line}>{user.email}</p>
          <p className={css.line}>{[role && roleNames[role], agency?.name].filter(Boolean).join(' at ')}</p>
        </div>
        <ul className={css.rows}>
          {wallet && (
            <li>
              <Link to="/transactions" className={css.row} onClick={panel.close}>
                <IconWallet size={16} stroke={1.5} aria-hidden="true" />
                <span className="visually-hidden">Wallet balance</span>
                <Money {...wallet} exact />
              </Link>
            </li>
          )}
          <li>
            <Link to="/settings/security" className={css.row} onClick={panel.close}>
              <IconLock size={16} stroke={1.5} aria-hidden="true" />
              Security
            </Link>
          </li>
          <li>
            <Form method="post" action="/sign-out">
              <button type="submit" className={css.row}>
                <IconLogout size={16} stroke={1.5} aria-hidden="true" />
                Sign out
              </button>
            </Form>
          </li>
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
