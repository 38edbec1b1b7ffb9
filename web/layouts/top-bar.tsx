import { useHotkeys } from '@mantine/hooks'
import { IconSearch, IconWallet } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { lazyChunk } from '../kit/lazy-chunk.tsx'
import { Money } from '../kit/money.tsx'
import { useSession } from '../session.ts'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import { AgencyMark, iconOf } from './brand.tsx'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import { CartLink } from './cart/cart-link.tsx'
import { CurrencyPicker } from './currency-picker.tsx'
import css from './top-bar.module.css'

const CommandPalette = lazyChunk<{ request: number }>(() =>
  import('./palette/command-palette.tsx').then((module) => module.CommandPalette),
)

/** Search, currency, wallet, notifications, and the account. */
export function TopBar() {
  const session = useSession()
  // Counts the requests to open the palette.
  const [request, setRequest] = useState(0)
  const open = () => setRequest((count) => count + 1)
  useHotkeys([['mod+K', open]], [])
  // Preloaded: users type immediately after the shortcut.
  useEffect(() => {
    const timer = setTimeout(CommandPalette.ready, 1_000)
    return () => clearTimeout(timer)
  }, [])

  return (
    <header className={css.bar} data-no-print>
      <Link to="/dashboard" className={css.mark}>
        <AgencyMark name={session?.agency?.name ?? 'Your agency'} logoUrl={iconOf(session?.agency)} />
        <span className="visually-hidden">Dashboard</span>
      </Link>
      <button type="button" className={css.search} onClick={open} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} stroke={1.5} aria-hidden="true" />
        <span className={css.prompt}>Search orders, customers, places</span>
        <kbd className={css.key}>Ctrl K</kbd>
      </button>
      <div className={css.tools}>
        {session?.wallet && (
          <Link to="/transactions" className={css.wallet}>
            <IconWallet size={16} stroke={1.5} aria-hidden="true" />
            <span className="visually-hidden">Wallet balance</span>
            <Money {...session.wallet} exact />
          </Link>
        )}
        <CurrencyPicker />
        {session?.permissions.includes('orders:write') && <CartLink count={session.cart} />}
        <Bell unread={session?.unread ?? 0} attention={session?.attention ?? 0} approvals={session?.approvals ?? 0} />
        <ColorSchemeSwitch />
        <AccountMenu />
      </div>
      {request > 0 && <CommandPalette request={request} />}
    </header>
  )
}
