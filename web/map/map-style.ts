import type { StyleSpecification } from 'maplibre-gl'
import type { Point } from './clip.ts'
import type { Ground } from './ground.ts'
import { smoothLand } from './smooth.ts'

export type Scheme = 'light' | 'dark'

/** Maps cannot use CSS: these are their own soft colours. */
const paints = {
  light: {
    water: '#d3e5ef',
    land: '#f5f3ee',
    coast: '#b9cdd8',
    border: '#b5afa2',
    words: '#4f5661',
    halo: '#ffffff',
    mark: '#1a1d21',
  },
  dark: {
    water: '#0f1a23',
    land: '#1d242b',
    coast: '#2c3a46',
    border: '#4a525b',
    words: '#a9b2bd',
    halo: '#12171c',
    mark: '#e8ebee',
  },
} satisfies Record<Scheme, Record<string, string>>

/** Priority of labels: city, district, airport, landmark. */
export interface MapLabel {
  name: string
  at: Point
  kind: keyof typeof ranks
}

const ranks = { city: 0, district: 1, airport: 2, landmark: 3 }

const points = (labels: readonly MapLabel[]) => ({
  type: 'FeatureCollection' as const,
  features: labels.map(({ name, at, kind }) => ({
    type: 'Feature' as const,
    properties: { name, rank: ranks[kind] },
    geometry: { type: 'Point' as const, coordinates: at },
  })),
})

export const noFeatures = { type: 'FeatureCollection' as const, features: [] }

/** Labels as features of a map source. */
export const labelFeatures = points

/** Points of properties that have no pin. */
export const dotFeatures = (spots: readonly { id: string; at: Point }[]) => ({
  type: 'FeatureCollection' as const,
  features: spots.map(({ id, at }) => ({
    type: 'Feature' as const,
    properties: { id },
    geometry: { type: 'Point' as const, coordinates: at },
  })),
})

/** The circle of a search. */
export const ringFeature = (ring: readonly Point[]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'Polygon' as const, coordinates: ring.length > 0 ? [[...ring]] : [] },
})

/** Layers on any map: the search radius and its centre, dots and names. */
export function overlay(scheme: Scheme): Pick<StyleSpecification, 'sources' | 'layers'> {
  const paint = paints[scheme]
  return {
    sources: {
      reach: { type: 'geojson', data: noFeatures },
      centre: { type: 'geojson', data: noFeatures },
      dots: { type: 'geojson', data: noFeatures },
      labels: { type: 'geojson', data: noFeatures },
    },
    layers: [
      { id: 'reach', type: 'fill', source: 'reach', paint: { 'fill-color': paint.mark, 'fill-opacity': 0.04 } },
      {
        id: 'reach-edge',
        type: 'line',
        source: 'reach',
        paint: { 'line-color': paint.mark, 'line-opacity': 0.4, 'line-width': 1.25, 'line-dasharray': [2, 2] },
      },
      {
        id: 'dots',
        type: 'circle',
        source: 'dots',
        paint: {
          'circle-radius': ['interpolate', ['linear'], ['zoom'], 8, 3, 14, 5.5],
          'circle-color': paint.mark,
          'circle-opacity': 0.75,
          'circle-stroke-color': paint.halo,
          'circle-stroke-width': 1.25,
        },
      },
      {
        id: 'centre',
        type: 'circle',
        source: 'centre',
        paint: {
          'circle-radius': 5,
          'circle-color': paint.halo,
          'circle-stroke-color': paint.mark,
          'circle-stroke-width': 3,
        },
      },
      {
        id: 'labels',
        type: 'symbol',
        source: 'labels',
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Inter Variable, Arimo Variable, Arial, sans-serif'],
          'text-size': ['match', ['get', 'rank'], ranks.city, 14, 12],
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: { 'text-color': paint.words, 'text-halo-color': paint.halo, 'text-halo-width': 1.5 },
      },
    ],
  }
}

/** A map style of the base map alone, without a map server: water, land, borders. */
export function groundStyle({ box, land, borders, sources: named }: Ground, scheme: Scheme): StyleSpecification {
  const paint = paints[scheme]
  const { sources, layers } = overlay(scheme)
  return {
    version: 8,
    sources: {
      land: {
        type: 'geojson',
        attribution: named.join(' | '),
        data: { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: smoothLand(land, box) } },
      },
      borders: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: borders } },
      },
      ...sources,
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': paint.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': paint.land, 'fill-outline-color': paint.coast } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': paint.border, 'line-width': 1, 'line-dasharray': [3, 2] },
      },
      ...layers,
    ],
  }
}
