import openapiTS, { astToString } from 'openapi-typescript'

const HEAD =
  '// Generated from the OpenAPI document by `node test/write-client.ts`: change the schemas of the API instead.\n\n'

/** The types of an OpenAPI 3.1 document as TypeScript source: its paths, operations and components. */
export async function typesOf(document: object): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    exportType: true,
    // A body may leave out a field that has a default.
    defaultNonNullable: false,
  })
  return HEAD + astToString(nodes)
}
