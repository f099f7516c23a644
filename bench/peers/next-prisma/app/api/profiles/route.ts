import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { findProfiles } from '@/lib/directory';

/** A page of the directory, shuffled by its seed. */
export async function GET({ nextUrl: { searchParams } }: NextRequest) {
  const amount = (name: string) => (searchParams.get(name) ? Number(searchParams.get(name)) : null);
  const page = await findProfiles({
    seed: searchParams.get('seed') ?? randomBytes(6).toString('hex'),
    search: searchParams.get('search') ?? '',
    minRate: amount('minRate'),
    maxRate: amount('maxRate'),
    cursor: searchParams.get('cursor'),
    limit: Math.min(amount('limit') ?? 24, 100),
  });
  return NextResponse.json(page);
}
