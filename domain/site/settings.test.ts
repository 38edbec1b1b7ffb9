import { describe, expect, it } from 'vitest'
import { changeSettings, choose, defaultSettings, HexColour, type SiteSettings } from './settings.ts'

describe('template settings', () => {
  it("begin with the specification's defaults", () => {
    expect(defaultSettings).toMatchObject({
      primaryColor: '#000000',
      secondaryColor: '#1e61dc',
      buttonColor: '#1e61dc',
      fontFamily: 'Arial',
      selectedPages: ['about', 'contact', 't&c', 'destination', 'policy', 'faq'],
      activeProducts: ['flights', 'hotels', 'tours', 'protection'],
      paymentMethods: ['card', 'bank-transfer'],
      homeLayoutStyle: 'boxed',
      heroImageStyle: 'cover',
    })
  })

  it.each([
    ['homeLayoutStyle', 'full-width', 'floating'],
    ['heroImageStyle', 'contain', 'stretch'],
    ['heroImageStyle', 'auto', 7],
    ['layoutType', 'coastal', 'brutalist'],
    ['header', 'split', null],
  ])('keep %s unless the value is valid, such as %s', (name, known, unknown) => {
    const before = changeSettings(defaultSettings, { [name]: known })
    expect(before).toMatchObject({ [name]: known })
    expect(changeSettings(before, { [name]: unknown })).toEqual(before)
  })

  it('ignore an unknown style and apply the other settings', () => {
    const changed = changeSettings(defaultSettings, { homeLayoutStyle: 'floating', secondaryColor: '0a6e7c' })
    expect(changed).toEqual({ ...defaultSettings, secondaryColor: '#0a6e7c' })
  })

  it('add the # to a colour, and write three digits as six', () => {
    expect(['1E61DC', '#1e61dc', 'fa0', '#FA0'].map((text) => HexColour.parse(text))).toEqual([
      '#1e61dc',
      '#1e61dc',
      '#ffaa00',
      '#ffaa00',
    ])
  })

  it.each(['red', '#12345', 'url(x)', '#000;}body{display:none', ''])('refuse %j as a colour', (text) => {
    expect(HexColour.safeParse(text).success).toBe(false)
    expect(() => changeSettings(defaultSettings, { secondaryColor: text })).toThrow()
  })

  it('refuse a font that is not served, and an external picture', () => {
    expect(() => changeSettings(defaultSettings, { fontFamily: "x'; } body { display: none }" })).toThrow()
    expect(() => changeSettings(defaultSettings, { logoImage: 'https://elsewhere.test/logo.png' })).toThrow()
  })
})

describe('selected pages', () => {
  const select = (settings: SiteSettings, item: string, isChosen: boolean) =>
    choose(settings, { setting: 'selectedPages', item, isChosen })

  it('are added and removed, in the order of the site, and no other setting changes', () => {
    const without = select(defaultSettings, 'contact', false)
    expect(without).toEqual({ ...defaultSettings, selectedPages: ['destination', 'about', 'faq', 't&c', 'policy'] })
    expect(select(without, 'contact', true).selectedPages).toEqual(['destination', 'about', 'contact', 'faq', 't&c', 'policy'])
    expect(select(without, 'deals', true).selectedPages).toContain('deals')
  })

  it('are listed once, however often they are chosen', () => {
    const once = select(defaultSettings, 'deals', true)
    expect(select(once, 'deals', true)).toEqual(once)
    expect(select(select(once, 'deals', false), 'deals', false).selectedPages).not.toContain('deals')
  })

  it('must exist', () => {
    expect(() => select(defaultSettings, 'casino', true)).toThrow()
  })
})
