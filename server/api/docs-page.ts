import { html, raw } from 'hono/html'
import type { OpenApi } from './openapi.ts'
import type { Operation, Parameter, Schema } from './openapi-parts.ts'

type Html = ReturnType<typeof html>

/** Examples that work with any catalogue. */
const EXAMPLES: Record<string, string> = {
  '/search': '/search?q=hot+flushes+are+ruining+my+nights&limit=5',
  '/suggestions': '/suggestions?q=slee',
  '/categories': '/categories',
  '/events': '/events?limit=5',
}

/** Renders the OpenAPI document as a page without scripts. */
export function docsPage({ info, servers, paths, components }: OpenApi): Html {
  const base = servers[0]?.url ?? ''
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<meta name="description" content="${info.description}">
<link rel="stylesheet" href="/api/v1/docs.css">
</head>
<body>
<a class="skip" href="#main">Skip to the operations</a>
<header>
<p class="home"><a href="/">Seekwell</a></p>
<h1>${info.title}</h1>
<p class="lead">${info.description}</p>
<p>Base address <code>${base}</code>. The same as a document for tools: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
</header>
<div class="columns">
<nav aria-label="Operations and answers">
<ul>${operations.map(({ path, method, operationId }) => html`<li><a href="#${operationId}"><code>${method === 'get' ? '' : `${method.toUpperCase()} `}${path}</code></a></li>`)}</ul>
<ul>${Object.keys(components.schemas).map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>
</nav>
<main id="main">
${operations.map((operation) => operationSection(operation, base))}
${Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema))}
</main>
</div>
</body>
</html>`
}

function operationSection(
  operation: Operation & { path: string; method: string },
  base: string,
): Html {
  const {
    path,
    method,
    security,
    requestBody,
    operationId,
    summary,
    description,
    parameters,
    responses,
  } = operation
  const example = EXAMPLES[path]
  return html`<section id="${operationId}">
<h2>${summary}</h2>
<p class="call"><span>${method.toUpperCase()}</span> <code>${path}</code>${security.every(({ apiKey }) => apiKey) ? ' with a key' : ''}</p>
${description ? html`<p>${description}</p>` : ''}
${example ? html`<p>Try it: <a href="${base}${example}"><code>${example}</code></a></p>` : ''}
${parameters.length > 0 ? parameterTable(parameters) : ''}
${requestBody ? html`<h3>Body</h3><p>${Object.values(requestBody.content).map(({ schema }) => typeOf(schema))}</p>` : ''}
<h3>Answers</h3>
<dl>${Object.entries(responses).map(
    ([status, { description: meaning, content }]) =>
      html`<dt><code>${status}</code></dt><dd>${meaning} ${Object.values(content ?? {}).map(({ schema }) => typeOf(schema))}</dd>`,
  )}</dl>
</section>`
}

function parameterTable(parameters: readonly Parameter[]): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="Parameters"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.map(
    ({ name, required, description, schema }) =>
      html`<tr><th scope="row"><code>${name}</code>${required ? html` <em>required</em>` : ''}</th><td>${typeOf(schema)}${defaultOf(schema)}</td><td>${description ?? ''}</td></tr>`,
  )}</tbody></table></div>`
}

function schemaSection(name: string, schema: Schema): Html {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  return html`<section id="${name}">
<h2>${name}</h2>
${typeof schema['description'] === 'string' ? html`<p>${schema['description']}</p>` : ''}
<div class="wide" tabindex="0" role="region" aria-label="Fields of ${name}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
<tbody>${properties.map(
    ([field, own]) =>
      html`<tr><th scope="row"><code>${field}</code></th><td>${typeOf(own)}</td><td>${typeof own['description'] === 'string' ? own['description'] : ''}</td></tr>`,
  )}</tbody></table></div>
</section>`
}

/** The type of a schema in words; component names become links. */
function typeOf(schema: Schema): Html {
  const { $ref, enum: values, type, anyOf, items, format } = schema
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    return html`<a href="#${name}">${name}</a>`
  }
  if (Array.isArray(values))
    return html`${joined(
      values.map((value) => html`<code>${String(value)}</code>`),
      ' ',
    )}`
  if (Array.isArray(anyOf))
    return html`${joined(
      anyOf.map((one: Schema) => typeOf(one)),
      ' or ',
    )}`
  if (type === 'array') return html`list of ${typeOf((items ?? {}) as Schema)}`
  const plain = Array.isArray(type) ? type.join(' or ') : String(type ?? 'any')
  return html`${typeof format === 'string' ? `${plain}, ${format}` : plain}${rangeOf(schema)}`
}

function rangeOf({ minimum, maximum, maxLength }: Schema): string {
  if (typeof maxLength === 'number') return ` up to ${maxLength} characters`
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return ''
  return maximum < Number.MAX_SAFE_INTEGER ? ` ${minimum} to ${maximum}` : ''
}

function defaultOf(schema: Schema): Html | string {
  const value = schema['default']
  return value === undefined || value === '' ? '' : html`, else <code>${String(value)}</code>`
}

function joined(parts: readonly Html[], between: string): Html[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [raw(between), part]))
}
