import { Link, Outlet } from 'react-router'
import { homeOf } from '#domain/travel/home-of.ts'
import { sessionContext } from '../session.ts'
import type { Route } from './+types/guest'
import { TradewindMark } from './brand.tsx'
import { nothingHere } from './guards.ts'
import css from './guest.module.css'
import { readShopFrame } from './shop-data.ts'
import { ShopFrame } from './shop-frame.tsx'

/** A storefront has one sign-in form, for its customers; agencies are opened and passwords set on the portal. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    const isShop = context.get(sessionContext).host.kind === 'storefront'
    if (isShop && !new URL(request.url).pathname.startsWith('/sign-in')) return nothingHere({ context })
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  return { frame: await readShopFrame(context), home: homeOf(context.get(sessionContext).regional).code }
}

/** Sign-in and sign-up: one form at a time, beside what the portal offers. */
export default function GuestLayout({ loaderData: { frame, home } }: Route.ComponentProps) {
  if (frame)
    return (
      <ShopFrame frame={frame}>
        <Outlet />
      </ShopFrame>
    )
  return (
    <div className={css.frame}>
      <div className={css.column}>
        <header className={css.head}>
          <Link to="/sign-in" className={css.brand}>
            <TradewindMark />
            Tradewind
          </Link>
        </header>
        <main className={css.main}>
          <Outlet />
        </main>
      </div>
      <aside className={css.aside} aria-hidden="true">
        <Routes home={home} />
        <p className={css.line}>Search, sell, issue and look after every trip from one desk.</p>
      </aside>
    </div>
  )
}

/** IATA codes of cities with the places of their labels. */
const destinations = [
  { code: 'LON', x: 246, y: 100 },
  { code: 'DXB', x: 380, y: 204 },
  { code: 'NYC', x: 52, y: 200 },
  { code: 'JNB', x: 308, y: 360 },
  { code: 'IST', x: 320, y: 160 },
]

/** Routes out of the agency's city, drawn as arcs over the edge of a globe; their directions are no map. */
function Routes({ home }: { home: string }) {
  return (
    <svg className={css.routes} viewBox="0 0 480 420" fill="none" stroke="currentColor" strokeLinecap="round">
      <g strokeOpacity="0.22">
        <circle cx="240" cy="230" r="170" />
        <ellipse cx="240" cy="230" rx="92" ry="170" />
        <ellipse cx="240" cy="230" rx="170" ry="62" />
        <path d="M240 60v340M70 230h340" />
      </g>
      <g stroke="var(--accent)" strokeWidth="2">
        <path d="M214 258C190 190 208 120 236 104" />
        <path d="M214 258c60-66 122-70 156-52" />
        <path d="M214 258c-46-62-96-72-132-44" />
        <path d="M214 258c36 6 74 42 84 96" />
        <path d="M214 258c18-50 56-84 96-96" strokeOpacity="0.45" strokeDasharray="2 7" />
      </g>
      <g fill="var(--page)" stroke="var(--accent)" strokeWidth="2">
        <circle cx="236" cy="104" r="4" />
        <circle cx="370" cy="206" r="4" />
        <circle cx="82" cy="214" r="4" />
        <circle cx="298" cy="354" r="4" />
        <circle cx="310" cy="162" r="4" />
      </g>
      <circle cx="214" cy="258" r="7" fill="var(--accent)" stroke="none" />
      <g fill="currentColor" stroke="none" fontSize="13" fontWeight="500" fillOpacity="0.75">
        <text x="196" y="284">
          {home}
        </text>
        {destinations.map(({ code, x, y }) => (
          <text key={code} x={x} y={y}>
            {code === home ? '' : code}
          </text>
        ))}
      </g>
    </svg>
  )
}
