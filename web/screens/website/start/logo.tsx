import { useState } from 'react'
import { href, redirect, useFetcher } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Wizard } from '../../../kit/wizard.tsx'
import { useSession } from '../../../session.ts'
import { actOnBrand, type BrandOutcome, loadBrand } from '../brand/action.ts'
import { BrandColourFields } from '../brand/colours.tsx'
import { BrandLogo } from '../brand/logo.tsx'
import { BrandPreview } from '../brand/preview.tsx'
import { type Brand, settled } from '../brand/state.ts'
import type { Route } from './+types/logo'
import { firstSteps } from './logo-steps.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your logo' }]

export const loader = ({ context }: Route.LoaderArgs) => loadBrand(context.get(apiContext))

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await actOnBrand(context.get(apiContext), request)
  return 'saved' in outcome ? redirect(href('/gettingStarted/link')) : outcome
}

/** The first step of a new agency: a logo, and colours from it. */
export default function FirstLogo({ loaderData }: Route.ComponentProps) {
  const name = useSession()?.agency?.name ?? ''
  const [brand, setBrand] = useState(loaderData.brand)
  const [proposals, setProposals] = useState(loaderData.proposals)
  const save = useFetcher<BrandOutcome>()
  const change = (part: Partial<Brand>) => setBrand((before) => ({ ...before, ...part }))
  const shown = settled(brand, loaderData.brand)
  return (
    <Wizard
      steps={firstSteps}
      current={0}
      title="Start with your logo"
      context="Colours are proposed from it. All of it can be changed later."
      failed={save.state === 'idle' ? save.data : null}
      aside={<BrandPreview brand={shown} name={name} />}
      skip={{ label: 'Skip for now', to: href('/gettingStarted/link') }}
      next={
        <Button
          disabled={!brand.logoImage}
          loading={save.state !== 'idle'}
          onClick={() => void save.submit({ ...shown }, { method: 'post' })}
        >
          Save and continue
        </Button>
      }
    >
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
    </Wizard>
  )
}
