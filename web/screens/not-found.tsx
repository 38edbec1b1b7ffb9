import { data } from 'react-router'
import { NotFoundState } from '../kit/states/not-found-state.tsx'
import css from '../kit/states/state.module.css'
import { ShopFrame } from '../site/frame.tsx'
import { frameData } from '../site/frame-data.ts'
import { loadShop } from '../site/load-shop.ts'
import type { Route } from './+types/not-found'

export const handle = { isPublic: true }

export const meta = () => [{ title: 'Not found' }]

/** There is nothing here, said in the frame of the shop where the host is one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const here = await loadShop(context)
  return data(here.shop && !here.isPortal ? frameData(here.shop, request) : null, { status: 404 })
}

/** Writing to an address that does not exist is refused the same way. */
export function action() {
  return data(null, { status: 404 })
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  if (loaderData) {
    return (
      <ShopFrame {...loaderData}>
        <NotFoundState />
      </ShopFrame>
    )
  }
  return (
    <main className={css.whole}>
      <NotFoundState />
    </main>
  )
}
