import type { Image } from '#contract/images.ts'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../../api-failure.ts'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { type Brand, type BrandColours, brandOf } from './state.ts'

export type BrandOutcome = { uploaded: Image; proposals: BrandColours[]; part: string } | { saved: true } | FormOutcome

/** Initial values of the brand screens: the draft's brand, and colours from its logo. */
export async function loadBrand(api: Api): Promise<{ brand: Brand; proposals: BrandColours[]; isPublished: boolean }> {
  const { site, published } = await api.site.get()
  return {
    brand: brandOf(site.settings),
    proposals: await proposalsFor(api, site.settings.logoImage),
    isPublished: published !== null,
  }
}

/** A logo from a starter template or the library suggests no colours. */
async function proposalsFor(api: Api, logo: string): Promise<BrandColours[]> {
  const id = /^\/media\/([\w-]+)$/.exec(logo)?.[1]
  if (!id) return []
  try {
    return await api.images.colours({ id })
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'access.not-found') return []
    throw error
  }
}

/** Saves a picture, or publishes a brand. */
export async function actOnBrand(api: Api, request: Request): Promise<BrandOutcome> {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const file = form.get('file')
  try {
    if (file instanceof File) {
      const uploaded = await api.images.upload({ file, alt: text('alt') })
      return { uploaded, proposals: await api.images.colours({ id: uploaded.id }), part: text('part') }
    }
    const names = ['logoImage', 'favicon', 'primaryColor', 'secondaryColor', 'buttonColor', 'fontFamily', 'headingFont']
    const change = Object.fromEntries(names.filter((name) => form.has(name)).map((name) => [name, text(name)]))
    await api.site.settings({ change, isLive: true })
    return { saved: true }
  } catch (error) {
    if (error instanceof ApiFailure) return { failure: { ...error.data, detail: null }, typed: {} }
    throw error
  }
}
