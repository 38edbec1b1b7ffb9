import { expect, it } from 'vitest'
import { builtRoutes } from './built-routes.ts'
import { listedRoutes, routesUnder } from './listed-routes.ts'

const isFramed = (path: string) => builtRoutes.find((route) => route.path === path)?.layouts.includes('layouts/agent.tsx')
const outside = new Set(routesUnder('Outside the main layout'))
/** Also for storefront visitors, as plain HTML in the frame of the site. */
const ofTheSite = new Set(['/', '/about', '/contact', '/terms'])
/** The editor fills the window. */
const editor = '/templating/edit/{page}'

it('an address outside the main layout has no agent’s frame', () => {
  expect([...outside].filter(isFramed)).toEqual([])
})

it('every other screen of an agent has the agent’s frame', () => {
  const inside = listedRoutes.filter((path) => !outside.has(path) && !ofTheSite.has(path) && path !== editor)
  expect(inside.filter((path) => isFramed(path) === false)).toEqual([])
})
