import { data } from 'react-router'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readAround } from '../../../results/shop/read-around.ts'
import button from '../../../results/shop/buttons.module.css'
import { ShopScreen } from '../../../results/shop/screen.tsx'
import { ButtonLink, State } from '../../../results/shop/states.tsx'
import { quietHead } from '../../../site/head.ts'
import { packageHead } from '../../../site/package-head.ts'
import { readUnsent, unsent } from '../../../unsent.ts'
import { bookFromPage } from '../../packages/page/book-package.ts'
import { DepartureBox } from '../../packages/page/departure-box.tsx'
import { LowestPrice } from '../../packages/page/lowest-price.tsx'
import { PackagePage } from '../../packages/page/package-page.tsx'
import { PartyForm } from '../../packages/page/party-form.tsx'
import { readParty } from '../../packages/page/read-party.ts'
import type { Route } from './+types/package'

/** Plain HTML: people and departure are forms that work without scripts. */
export const handle = { isStatic: true }

/** A package that is sold; any other address is a 404 of the site. */
export async function loader(args: Route.LoaderArgs) {
  const around = await readAround(args)
  const { params, url, context } = args
  try {
    const asked = { slug: params.slug, ...readParty(url.searchParams) }
    return data(unsent({ around, offered: await context.get(apiContext).offeredPackages.get(asked) }))
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    return data(unsent({ around, offered: null }), { status: 404 })
  }
}

export const action = ({ params: { slug }, request, url, context }: Route.ActionArgs) =>
  bookFromPage(context.get(apiContext), { slug, request, here: `/packages/${slug}${url.search}` })

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const given = loaderData && readUnsent(loaderData)
  if (!given) return [{ title: 'Package' }]
  const { around, offered } = given
  return offered ? packageHead(around.shop, offered) : quietHead(around.shop, 'Not found')
}

export default function ShopPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { around, offered } = readUnsent(loaderData)
  return (
    <ShopScreen around={around} product={null} page="/packages">
      {offered ? (
        <PackagePage shown={offered} top={<a href="/packages">All packages</a>} lead={<LowestPrice offered={offered} />}>
          <DepartureBox
            offered={offered}
            people={<PartyForm offered={offered} />}
            failed={<FormError outcome={actionData} />}
            button={
              <button type="submit" className={button.primary}>
                Book
              </button>
            }
          />
        </PackagePage>
      ) : (
        <State
          isPage
          title="This package is not sold"
          text="The link may be old, or the package was taken off sale."
          actions={<ButtonLink to="/packages">All packages</ButtonLink>}
        />
      )}
    </ShopScreen>
  )
}
