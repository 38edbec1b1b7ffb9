import { data, Outlet } from 'react-router'
import { ShopFrame } from '../site/frame.tsx'
import { frameData } from '../site/frame-data.ts'
import { loadShop } from '../site/load-shop.ts'
import type { Route } from './+types/storefront'

/** The frame of a shop's screens that run in the browser, inside `interactive.tsx`. The portal's addresses do not have them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const here = await loadShop(context)
  if (!here.shop || here.isPortal) throw data(null, { status: 404 })
  return frameData(here.shop, request)
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ShopFrame {...loaderData}>
      <Outlet />
    </ShopFrame>
  )
}
