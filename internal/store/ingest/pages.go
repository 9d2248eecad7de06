package ingest

import (
	"encoding/binary"
	"fmt"
	"io"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/encoding/thrift"
	"github.com/parquet-go/parquet-go/format"
)

// Limits of a Parquet file's pages, since the library allocates the size that their headers state.
const (
	maxPage       = 4 * maxValue
	maxPageValues = 16 << 20
	maxPages      = 512 << 20 // of all columns of a row group: a dictionary and a page each
)

// pagesOf returns the memory that reading a file's pages takes, or refuses them, from their headers alone.
func pagesOf(file *parquet.File, f io.ReaderAt, size int64) (most int64, err error) {
	leaves := file.Schema().Columns()
	for _, group := range file.Metadata().RowGroups {
		var held int64
		for i, chunk := range group.Columns {
			if i >= len(leaves) {
				break
			}
			column, _ := file.Schema().Lookup(leaves[i]...)
			each := int64(8) // bytes of a value, besides what is stored
			if column.MaxRepetitionLevel > 0 {
				each = 24
			}
			n, err := pagesIn(f, size, &chunk.MetaData, each)
			if err != nil {
				return 0, fmt.Errorf("column %d: %w", i+1, err)
			}
			if held += n; held > maxPages {
				return 0, fmt.Errorf("its pages unpack to more than %d MB at a time", maxPages>>20)
			}
		}
		most = max(most, held)
	}
	return most, nil
}

// pagesIn returns the memory of a column's dictionary and of its largest page.
// A header is checked field by field as it is read.
//
//gocyclo:ignore
func pagesIn(f io.ReaderAt, size int64, column *format.ColumnMetaData, each int64) (int64, error) {
	at := column.DataPageOffset
	if d := column.DictionaryPageOffset; d > 0 && d < at {
		at = d
	}
	end := at + column.TotalCompressedSize
	if at < 0 || column.TotalCompressedSize < 0 || end < at || end > size {
		return 0, fmt.Errorf("the file is damaged: a column ends at %d of %d bytes", end, size)
	}
	var dictionary, page int64
	for values := int64(0); at < end && values < column.NumValues; {
		header, length, err := headerAt(f, at, end)
		if err != nil {
			return 0, fmt.Errorf("the file is damaged: %w", err)
		}
		at += length
		n := int64(header.DataPageHeader.V.NumValues) + int64(header.DataPageHeaderV2.V.NumValues)
		unpacked := int64(header.UncompressedPageSize)
		if column.Codec == format.Snappy { // its data begins with its length
			start := make([]byte, min(binary.MaxVarintLen64, end-at))
			if _, err := f.ReadAt(start, at); err != nil {
				return 0, err
			}
			if told, n := binary.Uvarint(start); n > 0 && header.Type != format.DataPageV2 {
				unpacked = max(unpacked, int64(min(told, 1<<40)))
			}
		}
		switch {
		case header.CompressedPageSize < 0 || int64(header.CompressedPageSize) > end-at:
			return 0, fmt.Errorf("the file is damaged: a page of %d bytes", header.CompressedPageSize)
		case unpacked < 0 || unpacked > maxPage:
			return 0, fmt.Errorf("a page of %d MB; the limit is %d MB", unpacked>>20, maxPage>>20)
		case n < 0 || n > maxPageValues || int64(header.DictionaryPageHeader.V.NumValues) > maxPageValues:
			return 0, fmt.Errorf("a page of %d values; the limit is %d", n, maxPageValues)
		case header.Type == format.DictionaryPage:
			dictionary = unpacked
		default:
			page = max(page, unpacked+n*each)
		}
		values += n
		at += int64(header.CompressedPageSize)
	}
	return dictionary + page, nil
}

// headerAt reads the header of a page and returns its length. The library's reader of streams allocates whatever length
// a header states, so it is given only a few kilobytes of the file, or more if these are not enough.
func headerAt(f io.ReaderAt, at, end int64) (header format.PageHeader, length int64, err error) {
	for size := min(4<<10, end-at); ; size = min(16*size, end-at) {
		b := make([]byte, size)
		if _, err := f.ReadAt(b, at); err != nil {
			return header, 0, err
		}
		in := new(thrift.CompactProtocol).NewReaderFromBytes(b)
		header = format.PageHeader{}
		err = thrift.NewDecoder(in).Decode(&header)
		if err == nil || size == end-at || size > maxValue {
			return header, int64(in.BytesRead()), err
		}
	}
}
