import { IconChevronDown, IconLock, IconLogout, IconUser, IconWallet } from '@tabler/icons-react'
import { Form, Link } from 'react-router'
import { Money } from '../kit/money.tsx'
import { Panel } from '../kit/panel.tsx'
import list from '../kit/panel-rows.module.css'
import { useSession } from '../session.ts'
import css from './account-menu.module.css'
import bar from './top-bar.module.css'

/** The signed-in person, and signing out. */
export function AccountMenu() {
  const session = useSession()
  if (!session?.user) return null
  const { user, agency, roleName, wallet } = session
  const face = (
    <>
      <span className={css.face} aria-hidden="true">
        {user.name.slice(0, 1).toUpperCase()}
      </span>
      <span className="visually-hidden">Account of {user.name}</span>
      <IconChevronDown size={14} stroke={1.5} aria-hidden="true" />
    </>
  )
  return (
    <Panel label="Account" width={264} button={{ className: bar.tool, children: face }}>
      {(close) => (
        <>
          <div className={css.who}>
            <p className={css.name}>{user.name}</p>
            <p className={css.line}>{user.email}</p>
            <p className={css.line}>{[roleName, agency?.name].filter(Boolean).join(' at ')}</p>
          </div>
          <ul className={`${list.rows} ${css.acts}`}>
            {wallet && (
              <li>
                <Link to="/transactions" className={list.row} onClick={close}>
                  <IconWallet size={16} stroke={1.5} aria-hidden="true" />
                  <span className="visually-hidden">Wallet balance</span>
                  <Money {...wallet} exact />
                </Link>
              </li>
            )}
            <li>
              <Link to="/profile" className={list.row} onClick={close}>
                <IconUser size={16} stroke={1.5} aria-hidden="true" />
                Your profile
              </Link>
            </li>
            <li>
              <Link to="/settings/security" className={list.row} onClick={close}>
                <IconLock size={16} stroke={1.5} aria-hidden="true" />
                Security
              </Link>
            </li>
            <li>
              <Form method="post" action="/sign-out">
                <button type="submit" className={list.row}>
                  <IconLogout size={16} stroke={1.5} aria-hidden="true" />
                  Sign out
                </button>
              </Form>
            </li>
          </ul>
        </>
      )}
    </Panel>
  )
}
