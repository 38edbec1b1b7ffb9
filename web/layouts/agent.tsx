import { lazy } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/agent'
import { readShopFrame } from './shop-data.ts'
import { ShopFrame } from './shop-frame.tsx'

/** Lazy, because customers of a storefront never need it. */
const AgentFrame = lazy(() => import('./agent-frame.tsx').then(({ AgentFrame: component }) => ({ default: component })))

/** On a storefront: what the layout shows of the agency; null on the portal. */
export function loader({ context }: Route.LoaderArgs) {
  return readShopFrame(context)
}

/** The layout does not change during a session. */
export const shouldRevalidate = () => false

/** The layout of every hydrated screen: the portal for agents, the storefront for customers. */
export default function DeskOrShop({ loaderData: frame }: Route.ComponentProps) {
  if (!frame) return <AgentFrame />
  return (
    <ShopFrame frame={frame}>
      <Outlet />
    </ShopFrame>
  )
}
