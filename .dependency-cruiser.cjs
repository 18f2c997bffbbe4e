// The import walls: the rules are pure, and the rooms stand in one total order (docs/decisions/0002).
const order = [
  'authorities',
  'notices',
  'people',
  'documents',
  'payments',
  'papers',
  'law',
  'gazettes',
  'vessels',
  'mariners',
  'calculators',
  'examinations',
  'grants',
  'crews',
  'surveys',
  'registration',
  'boats',
  'verification',
  'home',
]
const any = `^src/(${order.join('|')})/`
const upward = order.slice(0, -1).map((room, i) => ({
  name: `no-upward-from-${room}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${order.slice(i + 1).join('|')})/` },
}))
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^src/rules/' },
      to: { pathNot: '^src/rules/' },
    },
    {
      name: 'through-the-door',
      severity: 'error',
      from: { path: any },
      to: { path: any, pathNot: ['^src/$1/', `${any}index\\.ts$`] },
    },
    {
      name: 'app-through-the-door',
      severity: 'error',
      from: { path: '^src/(app|server)\\.ts$' },
      to: { path: any, pathNot: `${any}index\\.ts$` },
    },
    { name: 'shell-knows-no-room', severity: 'error', from: { path: '^src/(shell|db)/' }, to: { path: any } },
    {
      name: 'sql-in-queries',
      severity: 'error',
      from: { path: any, pathNot: '\\.queries\\.ts$' },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'http-in-routes',
      severity: 'error',
      from: { path: any, pathNot: '\\.routes\\.ts$' },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'pages-are-pure',
      severity: 'error',
      from: { path: '\\.page\\.ts$' },
      to: { path: '(\\.queries\\.ts$|node_modules/(kysely|pg|fastify)/|^node:)' },
    },
    { name: 'not-to-test', severity: 'error', from: { path: '^src/' }, to: { path: '^test/' } },
    ...upward,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
