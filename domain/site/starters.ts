import { newBlock } from './blocks.ts'
import { withLayoutNumbers } from './page-layouts.ts'
import { pageFacts, pageIds } from './pages.ts'
import { changeSettings, defaultSettings } from './settings.ts'
import { Site } from './site.ts'
import { classic } from './starters/classic.ts'
import { coastal } from './starters/coastal.ts'
import { editorial } from './starters/editorial.ts'
import type { AgencyFacts, Starter } from './starters/starter.ts'

const starters = { classic, coastal, editorial } as const satisfies Record<string, Starter>
export type StarterName = keyof typeof starters
export const starterNames = ['classic', 'coastal', 'editorial'] as const satisfies readonly StarterName[]

export const isStarterName = (value: string): value is StarterName => Object.hasOwn(starters, value)

/** A complete site for an agency that has entered nothing: every page has content, and everything can be published. */
export function starterSite(name: StarterName, agency: AgencyFacts): Site {
  const { settings, pages } = starters[name]
  const filled = pages(agency)
  const site = Site.parse({
    settings: changeSettings(defaultSettings, { layoutType: name, ...settings }),
    pages: pageIds.map((id) => ({
      id,
      title: pageFacts[id].title,
      description: filled[id].description,
      blocks: filled[id].blocks.map(({ kind, ...given }, at) => newBlock(kind, `${kind}-${at + 1}`, given)),
    })),
    externalLinks: [],
  })
  return withLayoutNumbers(site)
}
