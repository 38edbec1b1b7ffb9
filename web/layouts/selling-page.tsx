import { data, isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs, useRouteError } from 'react-router'
import { sells } from '#domain/site/sells.ts'
import { Button } from '../kit/form/button.tsx'
import { Page } from '../kit/page.tsx'
import { RouteError } from '../kit/route-error.tsx'
import { EmptyState } from '../kit/states/empty-state.tsx'
import { productAt } from '../products/product-of.ts'
import { sessionContext } from '../session.ts'
import { leaveForShopFace } from '../shop-faces.ts'
import { loadShop } from '../site/shop/load-shop.ts'
import { sellsNot } from '../site/shop/sells-not.ts'
import type { Route } from './+types/selling-page'
import { requireMember } from './guards.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember, leaveForShopFace]

/** Guard of screens that sell a product. A storefront whose agency does not sell it shows a message instead. */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(sessionContext).host.kind !== 'storefront') return null
  const { shop } = await loadShop(context)
  const product = productAt(url.pathname)?.product
  if (!shop || !product || sells(shop.site.settings, product)) return null
  const { name } = shop.agency
  throw data({ pageTitle: sellsNot(name, product), agency: name }, { status: 404 })
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  productAt(currentUrl.pathname) !== productAt(nextUrl.pathname)

export default function SellingPage() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const notSold = isRouteErrorResponse(error) && error.data?.pageTitle
  if (!notSold) return <RouteError />
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={notSold}
        text="Call or write, and they will find one for you."
        action={
          <Button component="a" href="/contact">
            Contact {error.data.agency}
          </Button>
        }
      />
    </Page>
  )
}
