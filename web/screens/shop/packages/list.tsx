import { apiContext } from '../../../context.ts'
import { readAround } from '../../../results/shop/read-around.ts'
import { ShopScreen } from '../../../results/shop/screen.tsx'
import { packagesHead } from '../../../site/package-head.ts'
import { readUnsent, unsent } from '../../../unsent.ts'
import { PackageCards } from '../../packages/page/package-cards.tsx'
import type { Route } from './+types/list'

export const handle = { isStatic: true }

/** The packages that the agency sells. */
export async function loader(args: Route.LoaderArgs) {
  const around = await readAround(args)
  return unsent({ around, ...(await args.context.get(apiContext).offeredPackages.list()) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const given = loaderData && readUnsent(loaderData)
  return given ? packagesHead(given.around.shop) : [{ title: 'Packages' }]
}

export default function ShopPackages({ loaderData }: Route.ComponentProps) {
  const { around, items } = readUnsent(loaderData)
  return (
    <ShopScreen around={around} product={null} page="/packages">
      <PackageCards items={items} agency={around.shop.agency.name} />
    </ShopScreen>
  )
}
