import { Button } from '@mantine/core'
import { useState } from 'react'
import { href, Link, redirect, useFetcher } from 'react-router'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Steps } from '../../kit/steps.tsx'
import { useSession } from '../../session.ts'
import type { Route } from './+types/logo'
import { actOnBrand, type BrandOutcome, loadBrand } from './brand-action.ts'
import { BrandColourFields } from './brand-colours.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { type Brand, settled } from './brand-state.ts'
import css from './logo.module.css'
import { firstSteps } from './logo-steps.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your logo' }]

export const loader = ({ context }: Route.LoaderArgs) => loadBrand(context.get(apiContext))

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await actOnBrand(context.get(apiContext), request)
  return 'saved' in outcome ? redirect(href('/gettingStarted/link')) : outcome
}

/** The first step of a new agency: a logo, and the colours that come out of it. */
export default function FirstLogo({ loaderData }: Route.ComponentProps) {
  const name = useSession()?.agency?.name ?? ''
  const [brand, setBrand] = useState(loaderData.brand)
  const [proposals, setProposals] = useState(loaderData.proposals)
  const save = useFetcher<BrandOutcome>()
  const change = (part: Partial<Brand>) => setBrand((before) => ({ ...before, ...part }))
  const shown = settled(brand, loaderData.brand)
  return (
    <Page>
      <Steps steps={firstSteps} current={0} />
      <div className={css.head}>
        <PageHeader title="Start with your logo" context="Colours are proposed from it. All of it can be changed later." />
      </div>
      <FormError outcome={save.state === 'idle' ? save.data : null} />
      <div className={css.columns}>
        <div>
          <DetailSection title="Logo">
            <BrandLogo
              brand={shown}
              name={name}
              onChange={change}
              onProposals={(found) => {
                setProposals(found)
                if (found[0]) change(found[0])
              }}
            />
          </DetailSection>
          {proposals.length > 0 && (
            <DetailSection title="Colours">
              <BrandColourFields brand={brand} proposals={proposals} onChange={change} />
            </DetailSection>
          )}
          <div className={css.actions}>
            <Button component={Link} to={href('/gettingStarted/link')} variant="default">
              Skip for now
            </Button>
            <Button
              disabled={!brand.logoImage}
              loading={save.state !== 'idle'}
              onClick={() => void save.submit({ ...shown }, { method: 'post' })}
            >
              Save and continue
            </Button>
          </div>
        </div>
        <BrandPreview brand={shown} name={name} />
      </div>
    </Page>
  )
}
