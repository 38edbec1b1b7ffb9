import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { FlightOrder } from '#contract/products/flight.ts'
import type { StayOrder } from '#contract/products/stay.ts'
import { defaultRegional } from '#domain/defaults.ts'
import { numberStyle } from '#domain/number-style.ts'
import type { Regional } from '#domain/regional.ts'
import { NumbersContext } from '#web/kit/numbers.ts'
import { RegionalContext } from '#web/kit/regional.ts'
import { CustomerOrder } from '#web/screens/orders/detail/flight/customer-order.tsx'
import { DeskOrder } from '#web/screens/orders/detail/flight/desk-order.tsx'
import { CustomerStay } from '#web/screens/orders/detail/stay/customer-stay.tsx'
import { DeskStay } from '#web/screens/orders/detail/stay/desk-stay.tsx'
import { SheetMoney } from '#web/screens/orders/documents/sheet-money.tsx'
import { OrderPrice } from '#web/screens/stays/book/order-price.tsx'

export type Face = 'desk' | 'storefront'

/** HTML of a part of the interface, as the server renders it for portal or storefront. */
async function render(face: Face, part: ReactNode, regional: Regional): Promise<string> {
  const session = { host: { kind: face === 'desk' ? 'agent' : 'storefront' }, permissions: [] }
  const page = { index: true as const, loader: () => ({ requests: [], gaps: [] }), Component: () => <>{part}</> }
  const routes = [{ id: 'root', path: '/', loader: () => ({ session }), children: [page] }]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('the page was not rendered')
  return renderToStaticMarkup(
    <MantineProvider>
      <RegionalContext value={regional}>
        <NumbersContext value={numberStyle(regional.locale)}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </NumbersContext>
      </RegionalContext>
    </MantineProvider>,
  )
}

const now = () => new Date().toISOString()
const rest = () => ({ now: now(), failed: undefined, moved: null })

const flightPages = {
  desk: (order: FlightOrder) => [<DeskOrder key="page" order={order} {...rest()} />, <SheetMoney key="sheet" order={order} />],
  storefront: (order: FlightOrder) => [<CustomerOrder key="page" order={order} {...rest()} />],
}
const stayPages = {
  desk: (order: StayOrder) => [
    <DeskStay key="page" order={order} now={now()} failed={undefined} />,
    <OrderPrice key="after" order={order} />,
  ],
  storefront: (order: StayOrder) => [
    <CustomerStay key="page" order={order} now={now()} failed={undefined} />,
    <OrderPrice key="after" order={order} />,
  ],
}

function pagesOf(face: Face, order: OrderDetail) {
  if (order.product === 'flight') return flightPages[face](order)
  if (order.product === 'stay') return stayPages[face](order)
  throw new Error(`no pages of ${order.product}`)
}

/** Every page that shows an order's money. */
export const orderPages = (face: Face, order: OrderDetail, regional = defaultRegional): Promise<string[]> =>
  Promise.all(pagesOf(face, order).map((part) => render(face, part, regional)))

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()

/** The rows of a page: `Paid: NGN 1,000.00`, without the secondary line under a label. */
export const rowsOf = (html: string): string[] =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, label = '', value = '']) => `${textOf(label.replace(/<span.*<\/span>/s, ''))}: ${textOf(value)}`,
  )
