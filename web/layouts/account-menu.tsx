import { Menu } from '@mantine/core'
import { IconChevronDown, IconLock, IconLogout, IconWallet } from '@tabler/icons-react'
import { Link, useSubmit } from 'react-router'
import { Money } from '../kit/money.tsx'
import { useSession } from '../session.ts'
import css from './account-menu.module.css'
import bar from './top-bar.module.css'

const roleNames = { owner: 'Owner', admin: 'Admin', agent: 'Agent', viewer: 'Viewer' }

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const session = useSession()
  const submit = useSubmit()
  if (!session?.user) return null
  const { user, agency, role, wallet } = session
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <button type="button" className={bar.tool} aria-label={`Account of ${user.name}`}>
          <span className={css.face} aria-hidden="true">
            {user.name.slice(0, 1).toUpperCase()}
          </span>
          <IconChevronDown size={14} stroke={1.5} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={css.who}>
          <p className={css.name}>{user.name}</p>
          <p className={css.line}>{user.email}</p>
          <p className={css.line}>{[role && roleNames[role], agency?.name].filter(Boolean).join(' at ')}</p>
        </div>
        <Menu.Divider />
        {wallet && (
          <Menu.Item component={Link} to="/transactions" leftSection={<IconWallet size={16} stroke={1.5} />}>
            <Money {...wallet} exact />
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/settings/security" leftSection={<IconLock size={16} stroke={1.5} />}>
          Security
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.5} />}
          onClick={() => submit(null, { method: 'post', action: '/sign-out' })}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
