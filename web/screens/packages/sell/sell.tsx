import { data, href } from 'react-router'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { Trail } from '../../../order/trail.tsx'
import { bookFromPage } from '../page/book-package.ts'
import { DepartureBox } from '../page/departure-box.tsx'
import { LowestPrice } from '../page/lowest-price.tsx'
import { PackagePage } from '../page/package-page.tsx'
import { PartyForm } from '../page/party-form.tsx'
import { readParty } from '../page/read-party.ts'
import type { Route } from './+types/sell'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `Sell ${loaderData?.offered.name ?? 'a package'}` }]

/** The package as it is sold, for the people of the address. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { packages, offeredPackages } = context.get(apiContext)
  const { slug, status } = await readKnown(packages.get({ id }))
  if (status !== 'published') throw data({ pageTitle: 'Not on sale' }, { status: 404 })
  return { id, offered: await readKnown(offeredPackages.get({ slug, ...readParty(url.searchParams) })) }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { slug } = await readKnown(api.packages.get({ id }))
  return bookFromPage(api, { slug, request, here: href('/packages/:id/sell', { id }) })
}

export default function SellPackage({ loaderData: { id, offered }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title={`Sell ${offered.name}`}
        context={
          <Trail
            above={[
              { label: 'Packages', to: href('/packages') },
              { label: offered.name, to: href('/packages/:id', { id }) },
            ]}
          >
            Sell it
          </Trail>
        }
      />
      <PackagePage shown={offered} level={2} lead={<LowestPrice offered={offered} />}>
        <DepartureBox
          offered={offered}
          people={<PartyForm offered={offered} />}
          failed={<FormError outcome={actionData} />}
          button={<ActionButton fullWidth>Book</ActionButton>}
        />
      </PackagePage>
    </Page>
  )
}
