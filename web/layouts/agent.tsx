import { lazy } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/agent'
import { readShopFrame } from './shop-data.ts'
import { ShopFrame } from './shop-frame.tsx'

/** Customers of a storefront never load it. */
const AgentFrame = lazy(() => import('./agent-frame.tsx').then(({ AgentFrame: component }) => ({ default: component })))

/** On a storefront's address what the frame shows of the agency; null on the portal. */
export function loader({ context }: Route.LoaderArgs) {
  return readShopFrame(context)
}

/** The frame is the same for as long as somebody stays. */
export const shouldRevalidate = () => false

/** The frame of every screen that is worked with: the desk for agents, the agency's shop for its customers. */
export default function DeskOrShop({ loaderData: frame }: Route.ComponentProps) {
  if (!frame) return <AgentFrame />
  return (
    <ShopFrame frame={frame}>
      <Outlet />
    </ShopFrame>
  )
}
