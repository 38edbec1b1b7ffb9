import { describe, expect, test } from 'vitest'
import { routesUnder } from '#tests/specification/listed-routes.ts'
import { completeTour } from './complete-tour.fixture.ts'
import { emptyTour } from './empty-tour.ts'
import { scoreOf, scoreRows } from './score.ts'
import { sectionOf } from './section-of.ts'
import { StepValue, withStep } from './step-values.ts'
import { allTourSteps, missingOf, nextStepOf, tourStepPaths } from './steps.ts'
import { AuthoredTour } from './tour-shape.ts'

test('the steps are the nineteen routes of the specification, in its order', () => {
  const [start, ...steps] = routesUnder('Tour management')
  expect(start).toBe('/tourManagement/create')
  expect(tourStepPaths.map((path) => `/tourManagement/create/${path}`)).toEqual(steps)
})

describe('a step', () => {
  const tour = completeTour()
  const [option] = tour.options

  test.each(allTourSteps.map(({ path }) => path))('%s saves back what it reads without a change', (step) => {
    if (!option) throw new Error('the tour has no option')
    const value = StepValue.parse({ step, section: sectionOf(tour, option, step), optionId: option.id })
    expect(withStep(tour, value)).toEqual(tour)
  })

  test('of an unknown option is refused', () => {
    expect(withStep(tour, { step: 'availability/schedule', optionId: 'none', section: { rules: [], exceptions: [] } })).toBeNull()
  })

  test('"Options" keeps what a kept option has, gives a new one defaults, and removes the others', () => {
    const saved = withStep(tour, {
      step: 'options',
      section: {
        options: [
          { id: 'private', name: 'Private', description: '' },
          { id: 'standard', name: 'Group', description: 'At most 14' },
        ],
      },
    })
    expect(saved?.options.map(({ id, name }) => [id, name])).toEqual([
      ['private', 'Private'],
      ['standard', 'Group'],
    ])
    expect(saved?.options[1]?.schedule).toEqual(option?.schedule)
    expect(saved?.options[0]?.capacity.seats).toBeNull()
  })
})

describe('what is missing', () => {
  test('is nothing for a complete tour, whose document has the shape that is stored', () => {
    expect(missingOf(completeTour())).toEqual([])
    expect(nextStepOf(completeTour())).toBeNull()
    expect(AuthoredTour.parse(completeTour())).toEqual(completeTour())
  })

  test('of a new tour begins with its name', () => {
    const tour = emptyTour({ title: '', zone: 'Africa/Lagos' })
    expect(missingOf(tour)[0]).toEqual({ step: 'name', says: 'Write the name of the tour.' })
    expect(new Set(missingOf(tour).map(({ step }) => step))).toEqual(
      new Set(['name', 'description', 'location', 'guide', 'photoUpload', 'options']),
    )
  })

  test('names the option if there are several', () => {
    const tour = completeTour()
    const [option] = tour.options
    if (!option) throw new Error('the tour has no option')
    const second = { ...option, id: 'private', name: 'Private', schedule: { rules: [], exceptions: [] } }
    expect(missingOf({ ...tour, options: [option, second] })).toEqual([
      { step: 'availability/schedule', says: 'Private: Add a rule: on which days it takes place.' },
    ])
  })

  test('includes opening hours without an end', () => {
    const tour = completeTour()
    const options = tour.options.map((option) => ({ ...option, setup: { ...option.setup, kind: 'opening-hours' as const } }))
    expect(missingOf({ ...tour, options })).toEqual([{ step: 'availability/schedule', says: 'Opening hours need an end.' }])
  })
})

describe('the score', () => {
  test('has 100 points in all', () => {
    expect(scoreRows.reduce((sum, { points }) => sum + points, 0)).toBe(100)
  })

  test('is what is met, and the advice is the rest, the most points first', () => {
    const { value, advice } = scoreOf(completeTour())
    expect(value + advice.reduce((sum, { points }) => sum + points, 0)).toBe(100)
    expect(advice.map(({ points }) => points)).toEqual(advice.map(({ points }) => points).sort((a, b) => b - a))
    expect(advice[0]).toEqual({ points: 10, step: 'description', says: 'Write a description of 80 words or more.' })
  })
})
